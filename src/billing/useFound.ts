import { useDeferredValue, useState } from 'react';
import { titleOf, type NamedEntry } from './useEntries.ts';

/** The subscriptions whose application, plan or duration has what was typed. */
export function useFound(entries: NamedEntry[]) {
  const [typed, type] = useState('');
  const wanted = useDeferredValue(typed.trim().toLocaleLowerCase());
  const found = wanted ? entries.filter(entry => `${titleOf(entry)} ${entry.duration}`.toLocaleLowerCase().includes(wanted)) : entries;
  return { typed, type, found };
}
