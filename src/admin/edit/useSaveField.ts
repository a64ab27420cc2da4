import { useCallback } from 'react';
import { useVerifiedWrite } from '../../activity/useVerifiedWrite.ts';
import { onceMore } from '../../data/failures.ts';
import { inTurn } from '../../data/inTurn.ts';
import { isEquivalent } from '../../data/isEquivalent.ts';

/** The value of a field before and after a save; `found` if the reply was lost and the record was read. */
export interface SavedField<T> {
  from: T;
  to: T;
  found: boolean;
}

/** How a record is read and written whole. */
interface WholeRecord<R> {
  /** Tells it apart from all other records. */
  key: string;
  /** Reads the current record, its references as IDs. */
  read(): Promise<R>;
  write(record: R, before: R): Promise<unknown>;
}

/**
 * Changes one field of a record by writing it whole: `saveField(record, 'tools', now => [...])`. The record is read just before, and
 * `merge` returns the current value of the field with the user's change, so changes of others are kept and nothing is asked
 * (docs/decisions/concurrent-changes.md). Nothing is sent if `merge` changes nothing. `merge` may run twice, and may throw to cancel the save. After a lost reply
 * the record is read, and nothing is sent again (docs/decisions/lost-replies.md).
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
      inTurn(key, () =>
        onceMore(async () => {
          const now = await read();
          const [from, to] = [now[field], merge(now[field])];
          if (isEquivalent(from, to, { field })) return { from, to, found: false };
          const how = await verifiedWrite(
            () => write({ ...now, [field]: to }, now),
            async () => isEquivalent(to, (await read())[field], { field, sent: true }),
          );
          return { from, to, found: how === 'confirmed' };
        }),
      ),
    [verifiedWrite],
  );
}
