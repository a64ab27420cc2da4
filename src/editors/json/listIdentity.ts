import { entryName } from '../select/slice.ts';
import type { JsonNode } from './node.ts';

/** The entries of a list, and the text that contains them. */
export interface ListEntries {
  text: string;
  nodes: readonly JsonNode[];
}

/** The entries of one list by their id, as it is written in JSON. */
export type EntriesById = ReadonlyMap<string, JsonNode>;

/** One segment of a path: a name, an index in a list, or the ID of an entry in a list whose entries have IDs. */
export type PathSegment = string | number | EntryKey;
interface EntryKey {
  by: string;
  /** The value of the property `by`, as it is written in JSON. */
  is: string;
  /** The name of an entry whose only ID is that of the database. */
  title?: string;
}

/** The id of the platform's database, which means nothing to users. */
const DATABASE_ID = '_id';
/** Properties that never change: another value means another entry. */
export const ID_NAMES: readonly string[] = [DATABASE_ID, 'id', 'eaID'];
/** Properties that can identify an entry, the most reliable first. */
const IDENTIFYING_NAMES = [...ID_NAMES, 'name', 'fieldName', 'value', 'header', 'label'];

/** Indexes the entries by a property; undefined unless each entry has its own string or number there. */
function indexById({ text, nodes }: ListEntries, name: string): EntriesById | undefined {
  const by = new Map<string, JsonNode>();
  for (const entry of nodes) {
    const id = entry.kind === 'object' ? entry.children!.findLast(child => child.name === name) : undefined;
    if (id?.kind !== 'string' && id?.kind !== 'number') return undefined;
    const written = text.slice(id.from, id.to);
    by.set(written.includes('\\') ? JSON.stringify(JSON.parse(written)) : written, entry);
  }
  return by.size === nodes.length ? by : undefined;
}

const countShared = ([first, ...others]: EntriesById[]) =>
  [...first!.keys()].filter(id => others.some(other => other.has(id))).length;

/** The property that identifies the entries of several lists. */
interface ListIdentity {
  name: string;
  /** The entries of each list by that property, as written. */
  by: EntriesById[];
  /** The path segment of an entry. Its title is that of the last list that contains it. */
  step(is: string): PathSegment;
}

/**
 * Finds the property that identifies all entries of these lists: the first of `IDENTIFYING_NAMES` that does, otherwise
 * the one that the lists have the most values in common of. Undefined if no property identifies them.
 */
export function findIdentity(...lists: ListEntries[]): ListIdentity | undefined {
  const first = lists.find(({ nodes }) => nodes.length)?.nodes[0];
  if (first?.kind !== 'object') return undefined;
  const names = new Set(first.children!.map(child => child.name!));
  const identityBy = (name: string): ListIdentity | undefined => {
    const by: EntriesById[] = [];
    for (const list of lists) {
      const one = indexById(list, name);
      if (!one) return undefined;
      by.push(one);
    }
    const entryTitle = (is: string) => {
      const last = by.findLastIndex(list => list.has(is));
      return entryName({ text: lists[last]!.text, node: by[last]!.get(is)! });
    };
    return {
      name,
      by,
      step(is) {
        const title = name === DATABASE_ID && entryTitle(is);
        return { by: name, is, ...(title && { title }) };
      },
    };
  };
  for (const name of IDENTIFYING_NAMES) {
    const identity = names.has(name) ? identityBy(name) : undefined;
    if (identity) return identity;
  }
  let most = 0;
  let best: ListIdentity | undefined;
  for (const name of names) {
    const identity = IDENTIFYING_NAMES.includes(name) ? undefined : identityBy(name);
    const found = identity ? countShared(identity.by) : 0;
    if (found <= most) continue;
    most = found;
    best = identity;
  }
  return best;
}

/** Returns the indexes of a longest increasing subsequence. */
export function longestRisingRun(numbers: readonly number[]): Set<number> {
  /** The index of the smallest number that ends a run of each length, and the predecessor of each number in its run. */
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  numbers.forEach((number, at) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (numbers[ends[middle]!]! < number) low = middle + 1;
      else high = middle;
    }
    before[at] = ends[low - 1];
    ends[low] = at;
  });
  const run = new Set<number>();
  for (let at = ends.at(-1); at !== undefined; at = before[at]) run.add(at);
  return run;
}
