import { useFind } from '../lists/useFind.ts';
import { titleOf, type NamedEntry } from './useEntries.ts';

/** The subscriptions whose application, plan or duration has what was typed. */
export function useFound(entries: NamedEntry[], prefix: string) {
  const { typed, type, wanted } = useFind(prefix);
  const found = wanted
    ? entries.filter(entry => `${titleOf(entry)} ${entry.duration}`.toLocaleLowerCase().includes(wanted))
    : entries;
  return { typed, type, found };
}
