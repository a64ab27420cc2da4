import { useCallback } from 'react';
import { useVerifiedWrite } from '../../activity/useVerifiedWrite.ts';
import { retryOnConflict } from '../../data/failures.ts';
import { isEquivalent } from '../../data/isEquivalent.ts';
import { queueWrite } from '../../data/queueWrite.ts';

/** The value of a field before and after a save. `isConfirmed` is true if the reply was lost and reading the record confirmed the save. */
export interface SavedField<T> {
  before: T;
  after: T;
  isConfirmed: boolean;
}

/** How a complete record is read and written. */
interface WholeRecord<R> {
  /** Identifies the record among all records. */
  key: string;
  /** Reads the current record, with references as IDs. */
  read(): Promise<R>;
  write(record: R, before: R): Promise<unknown>;
}

/**
 * Changes one field of a record that is written completely: `saveField(record, 'tools', now => [...])`. The record is read just before
 * the save. `merge` returns the current value of the field with the user's change, so changes by others are kept and no confirmation is
 * needed (docs/decisions/concurrent-changes.md). Nothing is sent if `merge` changes nothing. `merge` may run twice, and may throw to cancel
 * the save. After a lost reply the record is read, and nothing is sent again (docs/decisions/lost-replies.md).
 *
 * Saves of the same record wait for each other. Rejects with the platform's error, which the caller reports.
 */
export function useSaveField() {
  const verifiedWrite = useVerifiedWrite();
  return useCallback(
    <R extends object, F extends keyof R & string>(
      { key, read, write }: WholeRecord<R>,
      field: F,
      merge: (now: R[F]) => R[F],
    ): Promise<SavedField<R[F]>> =>
      queueWrite(key, () =>
        retryOnConflict(async () => {
          const now = await read();
          const [before, after] = [now[field], merge(now[field])];
          if (isEquivalent(before, after, { field })) return { before, after, isConfirmed: false };
          const outcome = await verifiedWrite(
            () => write({ ...now, [field]: after }, now),
            async () => isEquivalent(after, (await read())[field], { field, sent: true }),
          );
          return { before, after, isConfirmed: outcome === 'confirmed' };
        }),
      ),
    [verifiedWrite],
  );
}
