import { ConflictError, onceMore } from '../client/failures.ts';
import { confirmedWrite, type Done } from './writes.ts';

type Values = Record<string, unknown>;

interface SafeWrite<T> {
  /** Reads the record as it is now. */
  read(): Promise<Values>;
  /** Whether what others changed would be overwritten unasked. */
  overwrites(now: Values): boolean;
  /** The record as it will be. */
  merge(now: Values): Values;
  write(record: Values, now: Values): Promise<T>;
  /** Whether a record that was read after a lost reply has the changes, made to what was there before. */
  isDone(read: Values, before: Values): boolean;
}

/** How a record was written: over what, and what was sent. */
export interface Written<T> extends Done<T> {
  before: Values;
  record: Values;
}

/**
 * Writes a whole record over the newest one: reads it, merges, writes, and reads again after a lost reply. Overtaken by
 * another write (409) it does so once more. Throws a `ConflictError` instead of overwriting what others changed.
 */
export const safeWrite = <T>({ read, overwrites, merge, write, isDone }: SafeWrite<T>): Promise<Written<T>> =>
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
