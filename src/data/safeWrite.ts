import { ConflictError, retryOnConflict } from './failures.ts';
import { verifiedWriteOrThrow, type WriteResult } from './writes.ts';

type RecordValues = Record<string, unknown>;

interface SafeWrite<T, R extends RecordValues> {
  read(): Promise<R>;
  /** Whether the write would overwrite changes of others without the user's consent. */
  overwrites(current: R): boolean;
  merge(current: R): R;
  write(record: R, current: R): Promise<T>;
  /** Whether the record read after a lost reply has the changes. */
  isDone(read: R, before: R): boolean;
}

/** The result of a write, the record before it and the record that was sent. */
export interface SafeWriteResult<T, R = RecordValues> extends WriteResult<T> {
  before: R;
  record: R;
  /** The record as it was read after a lost reply. */
  verified?: R | undefined;
}

/**
 * Reads the current record, merges the changes, writes the whole record, and verifies the write by reading after a lost reply.
 * Retries once on a 409 response. Throws a `ConflictError` instead of overwriting changes of others.
 */
export const safeWrite = <T, R extends RecordValues = RecordValues>({
  read,
  overwrites,
  merge,
  write,
  isDone,
}: SafeWrite<T, R>): Promise<SafeWriteResult<T, R>> =>
  retryOnConflict(async () => {
    const before = await read();
    if (overwrites(before)) throw new ConflictError(before);
    const record = merge(before);
    let verified: R | undefined;
    const done = await verifiedWriteOrThrow(
      () => write(record, before),
      async () => isDone((verified = await read()), before),
    );
    return { ...done, before, record, verified };
  });
