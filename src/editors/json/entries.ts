import { entryName } from '../select/slice.ts';
import type { JsonNode } from './node.ts';

/** Entries of a list, and the text that they stand in. */
export interface Entries {
  text: string;
  nodes: readonly JsonNode[];
}

/** Entries of one list by what they are told apart by. */
export type ById = ReadonlyMap<string, JsonNode>;

/** One step of a path: a name, a place in a list, or in a list whose entries are told apart what tells this one. */
export type PathSegment = string | number | Told;
interface Told {
  by: string;
  /** As it is written in JSON. */
  is: string;
  /** What people call an entry that only an id of the database tells apart. */
  called?: string;
}

/** The id that the platform's database gives, which tells nobody anything. */
const OF_DATABASE = '_id';
/** Names that tell entries apart for good: another one is another entry. */
export const IDS: readonly string[] = [OF_DATABASE, 'id', 'eaID'];
/** Names that tell entries apart, the surest first. */
const TELLING = [...IDS, 'name', 'fieldName', 'value', 'header', 'label'];

/** The entries by what this name says in each; undefined where one has no such text or number of its own. */
function identified({ text, nodes }: Entries, name: string): ById | undefined {
  const by = new Map<string, JsonNode>();
  for (const entry of nodes) {
    const id = entry.kind === 'object' ? entry.children!.findLast(child => child.name === name) : undefined;
    if (id?.kind !== 'string' && id?.kind !== 'number') return undefined;
    const written = text.slice(id.from, id.to);
    by.set(written.includes('\\') ? JSON.stringify(JSON.parse(written)) : written, entry);
  }
  return by.size === nodes.length ? by : undefined;
}

const shared = ([first, ...others]: ById[]) =>
  [...first!.keys()].filter(id => others.some(other => other.has(id))).length;

/** What tells all entries of some lists apart. */
interface ToldApart {
  name: string;
  /** The entries of each list by what that name says there, as written. */
  by: ById[];
  /** The step to an entry; it is called as the last list that has it calls it. */
  step(is: string): PathSegment;
}

/**
 * The name that tells all entries of these lists apart: of the names that usually do the surest, of others the one by
 * which most entries are found again. Undefined where none does.
 */
export function toldApart(...lists: Entries[]): ToldApart | undefined {
  const first = lists.find(({ nodes }) => nodes.length)?.nodes[0];
  if (first?.kind !== 'object') return undefined;
  const names = new Set(first.children!.map(child => child.name!));
  const tried = (name: string): ToldApart | undefined => {
    const by: ById[] = [];
    for (const list of lists) {
      const one = identified(list, name);
      if (!one) return undefined;
      by.push(one);
    }
    const calledAs = (is: string) => {
      const last = by.findLastIndex(list => list.has(is));
      return entryName({ text: lists[last]!.text, node: by[last]!.get(is)! });
    };
    return {
      name,
      by,
      step(is) {
        const called = name === OF_DATABASE && calledAs(is);
        return { by: name, is, ...(called && { called }) };
      },
    };
  };
  for (const name of TELLING) {
    const told = names.has(name) ? tried(name) : undefined;
    if (told) return told;
  }
  let most = 0;
  let best: ToldApart | undefined;
  for (const name of names) {
    const told = TELLING.includes(name) ? undefined : tried(name);
    const found = told ? shared(told.by) : 0;
    if (found <= most) continue;
    most = found;
    best = told;
  }
  return best;
}

/** Which of these keep their order: a longest run of rising numbers, as the places where they stand. */
export function rising(numbers: readonly number[]): Set<number> {
  /** The place of the least number that ends a run of each length, and what comes before each number in its run. */
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
