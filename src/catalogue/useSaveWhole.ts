import { useCallback, useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import { useLookInto } from '../calls/useLookInto.ts';
import type { ConsoleDataProvider } from '../dataProvider/dataProvider.ts';
import { same } from '../forms/changes.ts';
import { CallError } from '../platform/errors.ts';
import { asSent } from './asSent.ts';
import type { Kind, Whole } from './kinds.ts';

/** What stood in the field just before, and what stands in it now. */
export interface SavedField<T> {
  from: T;
  to: T;
}

/** The last save of each record that is still on its way: two of one record never are at the same time. */
const waiting = new Map<string, Promise<unknown>>();

function inTurn<T>(record: string, job: () => Promise<T>): Promise<T> {
  const turn = (waiting.get(record) ?? Promise.resolve()).then(job);
  const ended = turn.then(
    () => {},
    () => {},
  );
  waiting.set(record, ended);
  void ended.then(() => waiting.get(record) === ended && waiting.delete(record));
  return turn;
}

/**
 * Changes one field of a record by a PUT of all of it: `save('tools', now => [...])`. The record is read again just before,
 * `merge` is given the field as it is there, references as ids, and puts one's own change into it: what others changed meanwhile stays, so
 * nothing is asked (decision 17); where that leaves the field as it is, nothing is sent. `merge` may run twice, and may
 * throw to give up. After a lost answer the record is read, and nothing sent again (decision 22).
 *
 * Saves of one record go in turn. Throws what the platform refused, for the caller to tell.
 */
export function useSaveWhole<K extends Kind>(kind: K, id: string) {
  const saveOf = useSaveOf();
  return useMemo(() => saveOf(kind, id), [saveOf, kind, id]);
}

/** The same for whichever record: `saveOf('tools', id)`. */
export function useSaveOf() {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const lookInto = useLookInto();

  return useCallback(
    <K extends Kind>(kind: K, id: string) => <F extends keyof Whole[K] & string>(field: F, merge: (now: Whole[K][F]) => Whole[K][F]): Promise<SavedField<Whole[K][F]>> => {
      const read = async () => {
        const { data } = await dataProvider.getOne(kind, { id });
        return { ...asSent(data as unknown as Whole[K]), id };
      };
      const attempt = async () => {
        const now = await read();
        const [from, to] = [now[field], merge(now[field])];
        if (same(from, to)) return { from, to };
        await lookInto(
          () => dataProvider.update(kind, { id, data: { ...now, [field]: to }, previousData: now }),
          async () => same((await read())[field], to),
        );
        return { from, to };
      };
      return inTurn(`${kind} ${id}`, () =>
        attempt().catch(error => {
          // Overtaken between reading and saving: once more, on what is there now.
          if (error instanceof CallError && error.status === 409) return attempt();
          throw error;
        }),
      );
    },
    [dataProvider, lookInto],
  );
}
