import { foldText } from '../../platform/fold.ts';
import type { ResourceName } from '../../platform/resources.ts';

/** A match of the search: an address, or the dialog that creates a record. */
export type SearchMatch = {
  key: string;
  kind: ResourceName | 'page' | 'act';
  /** What it stands under. */
  group: string;
  label: string;
  note?: string | undefined;
} & ({ to: string } | { create: ResourceName });

const folded = (text: string) => foldText(text.trim());

/** Whether a label has what is typed in it. */
export const matchesQuery = (label: string, typed: string) => folded(label).includes(folded(typed));

export const wordsOf = (text: string) => [...new Set(text.toLowerCase().split(/\s+/).filter(Boolean))];
export const has = (label: string, words: string[]) =>
  words.every(word => foldText(label).includes(foldText(word)));

/** How well a label fits what is typed: 0 where it is the same, then where it begins so, a word of it does, it is within, it is not. */
export function distance(label: string, typed: string): number {
  const [text, wanted] = [folded(label), folded(typed)];
  if (text === wanted) return 0;
  const at = text.indexOf(wanted);
  if (at <= 0) return at ? 4 : 1;
  return text.includes(` ${wanted}`) ? 2 : 3;
}

/** By group, in the order in which they come. */
export function inGroups(found: readonly SearchMatch[]): Map<string, SearchMatch[]> {
  const groups = new Map<string, SearchMatch[]>();
  for (const one of found) groups.set(one.group, [...(groups.get(one.group) ?? []), one]);
  return groups;
}

/** The best match first, and first the group of the best; equal matches stay in their order. */
export function inOrderOfFit(found: readonly SearchMatch[], typed: string): SearchMatch[] {
  const nearer = (a: SearchMatch, b: SearchMatch) => distance(a.label, typed) - distance(b.label, typed);
  return [...inGroups(found).values()]
    .map(rows => rows.toSorted(nearer))
    .toSorted(([a], [b]) => nearer(a!, b!))
    .flat();
}
