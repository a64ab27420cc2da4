import { foldText } from '../../platform/fold.ts';
import { isRecordId } from '../../platform/ref.ts';
import type { ResourceName } from '../../platform/resources.ts';
import { stripInvisible } from '../../platform/rules.ts';

/** A match of the search: a link, or a dialog that creates a record. */
export type SearchMatch = {
  key: string;
  kind: ResourceName | 'page' | 'act';
  /** The heading above the match. */
  group: string;
  label: string;
  note?: string | undefined;
  /** Whether the query is the ID of the record. */
  isExact?: boolean;
} & ({ to: string } | { create: ResourceName });

const foldQuery = (text: string) => foldText(text.trim());

/** Whether a label contains the query. */
export const matchesQuery = (label: string, typed: string) => foldQuery(label).includes(foldQuery(typed));

/** Returns the ID in lower case if the query has the format of one. */
export function toRecordId(typed: string): string | undefined {
  const id = stripInvisible(typed).trim().toLowerCase();
  return isRecordId(id) ? id : undefined;
}

export const splitWords = (text: string) => [...new Set(text.toLowerCase().split(/\s+/).filter(Boolean))];
export const containsWords = (label: string, words: string[]) =>
  words.every(word => foldText(label).includes(foldText(word)));

/** 0 if the label equals the query, 1 if it starts with it, 2 if a word does, 3 if it contains it, 4 otherwise. */
export function matchRank(label: string, typed: string): number {
  const [text, query] = [foldQuery(label), foldQuery(typed)];
  if (text === query) return 0;
  const at = text.indexOf(query);
  if (at <= 0) return at ? 4 : 1;
  return text.includes(` ${query}`) ? 2 : 3;
}

/** Returns the matches without those whose link an earlier match has. */
export function withoutRepeatedLinks(matches: readonly SearchMatch[]): SearchMatch[] {
  const links = new Set<string>();
  return matches.filter(match => !('to' in match) || (!links.has(match.to) && links.add(match.to)));
}

/** Groups matches by heading, in the order of their first match. */
export function groupMatches(matches: readonly SearchMatch[]): Map<string, SearchMatch[]> {
  const groups = new Map<string, SearchMatch[]>();
  for (const one of matches) groups.set(one.group, [...(groups.get(one.group) ?? []), one]);
  return groups;
}

/** Sorts groups by their best match, and the matches in each group. Exact matches come first. The sort is stable. */
export function sortByRelevance(matches: readonly SearchMatch[], typed: string): SearchMatch[] {
  const rank = ({ label, isExact }: SearchMatch) => (isExact ? -1 : matchRank(label, typed));
  const compare = (a: SearchMatch, b: SearchMatch) => rank(a) - rank(b);
  return [...groupMatches(matches).values()]
    .map(rows => rows.toSorted(compare))
    .toSorted(([a], [b]) => compare(a!, b!))
    .flat();
}
