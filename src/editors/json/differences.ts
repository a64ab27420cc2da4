import type { DocumentRange } from '../text/problem.ts';
import { canonicalText, MAX_DEPTH, nodesByName } from './canonicalText.ts';
import {
  findIdentity,
  ID_NAMES,
  longestRisingRun,
  type EntriesById,
  type PathSegment,
} from './listIdentity.ts';
import type { JsonNode } from './node.ts';
import { canonicalNumber } from './number.ts';

/** A JSON text and its outermost value. */
export interface ParsedText {
  text: string;
  root: JsonNode;
}
type SourceText = Pick<ParsedText, 'text'>;
/** A position as a chain of parents, so that a path is built only when it is needed. */
interface Ancestry {
  step: PathSegment;
  parent: Ancestry | undefined;
}

/** A difference between two versions of a value. */
export interface Difference {
  kind: 'added' | 'removed' | 'changed' | 'moved';
  location: Ancestry | undefined;
  /** The value in the newer document, or the first character of its parent if it was removed. */
  range: DocumentRange;
  was?: JsonNode;
  now?: JsonNode;
  /** The indexes of a moved entry in the older and the newer list, from 0. */
  moved?: { from: number; to: number };
}

export const isScalar = (node: JsonNode) => !node.children;

function isSameScalar(a: SourceText, one: JsonNode, b: SourceText, other: JsonNode): boolean {
  const left = a.text.slice(one.from, one.to);
  const right = b.text.slice(other.from, other.to);
  if (left === right) return true;
  if (one.kind === 'number') return canonicalNumber(left) === canonicalNumber(right);
  return (
    one.kind === 'string' &&
    (left.includes('\\') || right.includes('\\')) &&
    JSON.parse(left) === JSON.parse(right)
  );
}

/** Whether two values are equivalent: white space and the order of names do not matter. */
export function isSameValue(
  a: SourceText,
  one: JsonNode,
  b: SourceText,
  other: JsonNode,
  depth = 0,
): boolean {
  if (one.kind !== other.kind) return false;
  if (!one.children) return isSameScalar(a, one, b, other);
  if (depth > MAX_DEPTH) return a.text.slice(one.from, one.to) === b.text.slice(other.from, other.to);
  if (one.kind === 'array')
    return (
      one.children.length === other.children!.length &&
      one.children.every((child, at) => isSameValue(a, child, b, other.children![at]!, depth + 1))
    );
  const names = nodesByName(one);
  const others = nodesByName(other);
  return (
    names.size === others.size &&
    [...names].every(
      ([name, child]) => others.has(name) && isSameValue(a, child, b, others.get(name)!, depth + 1),
    )
  );
}

const nodeRange = (node: JsonNode): DocumentRange => ({
  from: node.name === undefined ? node.from : node.nameFrom,
  to: node.to,
});

const missingRange = ({ from }: JsonNode): DocumentRange => ({ from, to: from + 1 });

interface Pair {
  step: PathSegment;
  now?: JsonNode;
  was?: JsonNode;
}

/** The content of an entry without the property that identifies it. */
const contentKey = ({ text }: SourceText, by: string, { children }: JsonNode) =>
  children!
    .filter(({ name }) => name !== by)
    .map(child => `${JSON.stringify(child.name)}:${canonicalText(text, child)}`)
    .sort()
    .join();

/** Finds entries in which only the identifying property changed. Maps their new id to their former one. */
function findRenamed(
  by: string,
  of: SourceText,
  own: EntriesById,
  from: SourceText,
  others: EntriesById,
): Map<string, string> {
  const removedIds = new Map<string, string[]>();
  const fresh = ID_NAMES.includes(by) ? [] : [...own].filter(([id]) => !others.has(id));
  if (fresh.length)
    for (const [id, entry] of others) if (!own.has(id)) add(removedIds, contentKey(from, by, entry), id);
  const before = new Map<string, string>();
  for (const [id, entry] of removedIds.size ? fresh : []) {
    const rest = contentKey(of, by, entry);
    const was = rest && removedIds.get(rest)?.shift();
    if (was) before.set(id, was);
  }
  return before;
}
const add = (to: Map<string, string[]>, name: string, id: string) =>
  void (to.get(name)?.push(id) ?? to.set(name, [id]));

/** Pairs the entries of two lists: by the property that identifies them, otherwise by their index. */
function pairEntries(of: ParsedText, now: JsonNode[], from: ParsedText, was: JsonNode[]): Pair[] {
  const identity = findIdentity({ text: from.text, nodes: was }, { text: of.text, nodes: now });
  if (identity) {
    const [others, own] = identity.by as [Map<string, JsonNode>, Map<string, JsonNode>];
    const { step } = identity;
    const before = findRenamed(identity.name, of, own, from, others);
    const taken = new Set(before.values());
    const gone = [...others]
      .filter(([id]) => !own.has(id) && !taken.has(id))
      .map(([id, entry]): Pair => ({ step: step(id), was: entry }));
    return [
      ...gone,
      ...[...own].map(([id, entry]): Pair => {
        const was = before.get(id) ?? id;
        return { step: step(was), now: entry, ...(others.has(was) && { was: others.get(was)! }) };
      }),
    ];
  }
  let end = 0;
  while (end < now.length && end < was.length && isSameValue(of, now.at(-1 - end)!, from, was.at(-1 - end)!))
    end += 1;
  const both = Math.min(now.length, was.length) - end;
  const pairs: Pair[] = [];
  for (let at = 0; at < both; at += 1) pairs.push({ step: at, now: now[at]!, was: was[at]! });
  for (let at = both; at < was.length - end; at += 1) pairs.push({ step: at, was: was[at]! });
  for (let at = both; at < now.length - end; at += 1) pairs.push({ step: at, now: now[at]! });
  return pairs;
}

/**
 * Finds the differences between two documents, in the order of the newer one. Objects are compared by name, lists of
 * scalars as one value, other lists entry by entry. The entries outside a longest run in unchanged order have moved.
 */
export function findDifferences(of: ParsedText, from: ParsedText): Difference[] {
  const differences: Difference[] = [];
  const stack: { one: JsonNode; other: JsonNode; depth: number; at: Ancestry | undefined }[] = [
    { one: of.root, other: from.root, depth: 0, at: undefined },
  ];
  for (let pair = stack.pop(); pair; pair = stack.pop()) {
    const { one, other, depth, at: parent } = pair;
    const compareEntry = ({ step, now, was }: Pair) => {
      const at = { step, parent };
      if (now && was) stack.push({ one: now, other: was, depth: depth + 1, at });
      else if (now) differences.push({ kind: 'added', location: at, range: nodeRange(now), now });
      else differences.push({ kind: 'removed', location: at, range: missingRange(one), was: was! });
    };
    const isAtomic =
      one.kind !== other.kind ||
      isScalar(one) ||
      depth > MAX_DEPTH ||
      (one.kind === 'array' && one.children!.every(isScalar) && other.children!.every(isScalar));
    if (isAtomic) {
      if (!isSameValue(of, one, from, other, depth))
        differences.push({ kind: 'changed', location: parent, range: nodeRange(one), was: other, now: one });
    } else if (one.kind === 'object') {
      const names = nodesByName(one);
      const others = nodesByName(other);
      for (const [name, now] of names) {
        const was = others.get(name);
        compareEntry({ step: name, now, ...(was && { was }) });
      }
      for (const [name, was] of others) if (!names.has(name)) compareEntry({ step: name, was });
    } else {
      const pairs = pairEntries(of, one.children!, from, other.children!);
      pairs.forEach(compareEntry);
      const common = pairs.filter(({ now, was }) => now && was) as Required<Pair>[];
      const inOrder = longestRisingRun(common.map(({ was }) => was.from));
      common.forEach(({ step, now, was }, index) => {
        if (inOrder.has(index)) return;
        differences.push({
          kind: 'moved',
          location: { step, parent },
          range: nodeRange(now),
          was,
          now,
          moved: { from: other.children!.indexOf(was), to: one.children!.indexOf(now) },
        });
      });
    }
  }
  return differences.sort((a, b) => a.range.from - b.range.from);
}

/** The ranges in which a document differs from another, in its order. */
export const differences = (of: ParsedText, from: ParsedText): DocumentRange[] =>
  findDifferences(of, from).map(({ range }) => range);
