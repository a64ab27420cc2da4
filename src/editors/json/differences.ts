import type { DocumentRange } from '../text/problem.ts';
import { IDS, rising, toldApart, type ById, type PathSegment } from './entries.ts';
import { DEPTH, meaning, nodesByName } from './meaning.ts';
import type { JsonNode } from './node.ts';
import { counted } from './number.ts';

/** A read text. */
export interface ReadText {
  text: string;
  root: JsonNode;
}
type Text = Pick<ReadText, 'text'>;
/** A value by what is around it: no path is written before it is asked for. */
interface Within {
  step: PathSegment;
  around: Within | undefined;
}

/** What became of a value from one document to another. */
export interface Difference {
  kind: 'added' | 'removed' | 'changed' | 'moved';
  at: Within | undefined;
  /** Where it is told in the newer document: itself, or what is left around it. */
  place: DocumentRange;
  was?: JsonNode;
  now?: JsonNode;
  /** Of what was moved, its places in the list, from 0. */
  moved?: { from: number; to: number };
}

export const isScalar = (node: JsonNode) => !node.children;

function sameScalar(a: Text, one: JsonNode, b: Text, other: JsonNode): boolean {
  const left = a.text.slice(one.from, one.to);
  const right = b.text.slice(other.from, other.to);
  if (left === right) return true;
  if (one.kind === 'number') return counted(left) === counted(right);
  return (
    one.kind === 'string' &&
    (left.includes('\\') || right.includes('\\')) &&
    JSON.parse(left) === JSON.parse(right)
  );
}

/** Whether two values mean the same: white space and the order of names apart. */
export function isSameValue(a: Text, one: JsonNode, b: Text, other: JsonNode, depth = 0): boolean {
  if (one.kind !== other.kind) return false;
  if (!one.children) return sameScalar(a, one, b, other);
  if (depth > DEPTH) return a.text.slice(one.from, one.to) === b.text.slice(other.from, other.to);
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

const placeOf = (node: JsonNode): DocumentRange => ({
  from: node.name === undefined ? node.from : node.nameFrom,
  to: node.to,
});

const missingIn = ({ from }: JsonNode): DocumentRange => ({ from, to: from + 1 });

interface Pair {
  step: PathSegment;
  now?: JsonNode;
  was?: JsonNode;
}

/** What an entry says beside the name that tells it apart. */
const restOf = ({ text }: Text, by: string, { children }: JsonNode) =>
  children!
    .filter(({ name }) => name !== by)
    .map(child => `${JSON.stringify(child.name)}:${meaning(text, child)}`)
    .sort()
    .join();

/** Which entries are others in the name alone that tells them apart: what told them before. */
function renamed(by: string, of: Text, own: ById, from: Text, others: ById): Map<string, string> {
  const gone = new Map<string, string[]>();
  const fresh = IDS.includes(by) ? [] : [...own].filter(([id]) => !others.has(id));
  if (fresh.length)
    for (const [id, entry] of others) if (!own.has(id)) add(gone, restOf(from, by, entry), id);
  const before = new Map<string, string>();
  for (const [id, entry] of gone.size ? fresh : []) {
    const rest = restOf(of, by, entry);
    const was = rest && gone.get(rest)?.shift();
    if (was) before.set(id, was);
  }
  return before;
}
const add = (to: Map<string, string[]>, name: string, id: string) =>
  void (to.get(name)?.push(id) ?? to.set(name, [id]));

/** Each entry of two lists with the one that it was: by what tells all of them apart, else by its place. */
function paired(of: ReadText, now: JsonNode[], from: ReadText, was: JsonNode[]): Pair[] {
  const told = toldApart({ text: from.text, nodes: was }, { text: of.text, nodes: now });
  if (told) {
    const [others, own] = told.by as [Map<string, JsonNode>, Map<string, JsonNode>];
    const { step } = told;
    const before = renamed(told.name, of, own, from, others);
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
 * What became of each value of a document, in the order of the newer one: objects are compared by name, lists of texts
 * and numbers as one value, other lists entry by entry; entries that kept their order have not moved.
 */
export function walk(of: ReadText, from: ReadText): Difference[] {
  const found: Difference[] = [];
  const left: { one: JsonNode; other: JsonNode; depth: number; at: Within | undefined }[] = [
    { one: of.root, other: from.root, depth: 0, at: undefined },
  ];
  for (let pair = left.pop(); pair; pair = left.pop()) {
    const { one, other, depth, at: around } = pair;
    const below = ({ step, now, was }: Pair) => {
      const at = { step, around };
      if (now && was) left.push({ one: now, other: was, depth: depth + 1, at });
      else if (now) found.push({ kind: 'added', at, place: placeOf(now), now });
      else found.push({ kind: 'removed', at, place: missingIn(one), was: was! });
    };
    const whole =
      one.kind !== other.kind ||
      isScalar(one) ||
      depth > DEPTH ||
      (one.kind === 'array' && one.children!.every(isScalar) && other.children!.every(isScalar));
    if (whole) {
      if (!isSameValue(of, one, from, other, depth))
        found.push({ kind: 'changed', at: around, place: placeOf(one), was: other, now: one });
    } else if (one.kind === 'object') {
      const names = nodesByName(one);
      const others = nodesByName(other);
      for (const [name, now] of names) {
        const was = others.get(name);
        below({ step: name, now, ...(was && { was }) });
      }
      for (const [name, was] of others) if (!names.has(name)) below({ step: name, was });
    } else {
      const pairs = paired(of, one.children!, from, other.children!);
      pairs.forEach(below);
      const kept = pairs.filter(({ now, was }) => now && was) as Required<Pair>[];
      const inOrder = rising(kept.map(({ was }) => was.from));
      kept.forEach(({ step, now, was }, index) => {
        if (inOrder.has(index)) return;
        found.push({
          kind: 'moved',
          at: { step, around },
          place: placeOf(now),
          was,
          now,
          moved: { from: other.children!.indexOf(was), to: one.children!.indexOf(now) },
        });
      });
    }
  }
  return found.sort((a, b) => a.place.from - b.place.from);
}

/** The places in which a document differs from another, in its order. */
export const differences = (of: ReadText, from: ReadText): DocumentRange[] =>
  walk(of, from).map(({ place }) => place);
