import { useFind } from '../lists/useFind.ts';
import { foldText } from '../platform/fold.ts';
import { titleOf, type NamedEntry } from './useEntries.ts';

/** The subscriptions whose application, plan or duration has what was typed. */
export function useFound(entries: NamedEntry[], prefix: string) {
  const { typed, type, wanted } = useFind(prefix);
  const found = wanted
    ? entries.filter(entry => foldText(`${titleOf(entry)} ${entry.duration}`).includes(wanted))
    : entries;
  return { typed, type, found };
}
