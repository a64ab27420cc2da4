import { useCallback } from 'react';
import { useVerifiedWrite } from '../activity/useVerifiedWrite.ts';
import { onceMore } from '../client/failures.ts';
import { inTurn } from '../data/inTurn.ts';
import { isEquivalent } from '../data/isEquivalent.ts';

/** What stood in the field just before, and what stands in it now; `found` where the answer was lost and it had to be looked for. */
export interface SavedField<T> {
  from: T;
  to: T;
  found: boolean;
}

/** A record that is saved whole. */
export interface WholeRecord<R> {
  /** Which one it is, among all. */
  key: string;
  /** Reads it as it is now, its references as ids. */
  read(): Promise<R>;
  write(record: R, before: R): Promise<unknown>;
}

/**
 * Changes one field of a record by a PUT of all of it: `saveField(record, 'tools', now => [...])`. The record is read again
 * just before, `merge` is given the field as it is there and puts one's own change into it: what others changed meanwhile
 * stays, so nothing is asked (decision 17); where that leaves the field as it is, nothing is sent. `merge` may run twice, and
 * may throw to give up. After a lost answer the record is read, and nothing sent again (decision 22).
 *
 * Saves of one record go in turn. Throws what the platform refused, for the caller to tell.
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
