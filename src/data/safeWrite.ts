import { ConflictError, onceMore } from '../client/failures.ts';
import { confirmedWrite, type WriteResult } from './writes.ts';

type Values = Record<string, unknown>;

interface SafeWrite<T> {
  /** Reads the current record. */
  read(): Promise<Values>;
  /** Whether the write would overwrite changes of others without the user's consent. */
  overwrites(now: Values): boolean;
  /** Returns the record to write. */
  merge(now: Values): Values;
  write(record: Values, now: Values): Promise<T>;
  /** Whether the record read after a lost reply has the changes. */
  isDone(read: Values, before: Values): boolean;
}

/** The result of a write, the record before it and the record that was sent. */
export interface SafeWriteResult<T> extends WriteResult<T> {
  before: Values;
  record: Values;
}

/**
 * Reads the current record, merges the changes, writes the whole record, and verifies the write by reading after a lost reply.
 * Retries once on a 409 response. Throws a `ConflictError` instead of overwriting changes of others.
 */
export const safeWrite = <T>({
  read,
  overwrites,
  merge,
  write,
  isDone,
}: SafeWrite<T>): Promise<SafeWriteResult<T>> =>
  onceMore(async () => {
    const before = await read();
    if (overwrites(before)) throw new ConflictError(before);
    const record = merge(before);
    const done = await confirmedWrite(
      () => write(record, before),
      async () => isDone(await read(), before),
    );
    return { ...done, before, record };
  });
