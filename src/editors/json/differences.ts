import type { Node } from './read.ts';

/** A read text. */
export interface Read {
  text: string;
  root: Node;
}
/** A place of the document that another does not have, or has otherwise; for what is missing, where it would stand. */
export interface Place {
  from: number;
  to: number;
}

/** So deep two values are compared by their meaning, beyond it by their text. */
const DEPTH = 500;

const byName = (node: Node) => new Map(node.children!.map(child => [child.name!, child]));
const isScalar = (node: Node) => !node.children;

function sameScalar(a: Read, one: Node, b: Read, other: Node): boolean {
  const left = a.text.slice(one.from, one.to);
  const right = b.text.slice(other.from, other.to);
  if (left === right) return true;
  if (one.kind === 'number') return Number(left) === Number(right);
  return one.kind === 'string' && (left.includes('\\') || right.includes('\\')) && JSON.parse(left) === JSON.parse(right);
}

/** Whether two values mean the same: white space and the order of names apart. */
function same(a: Read, one: Node, b: Read, other: Node, depth = 0): boolean {
  if (one.kind !== other.kind) return false;
  if (!one.children) return sameScalar(a, one, b, other);
  if (depth > DEPTH) return a.text.slice(one.from, one.to) === b.text.slice(other.from, other.to);
  if (one.kind === 'array') return one.children.length === other.children!.length && one.children.every((child, at) => same(a, child, b, other.children![at]!, depth + 1));
  const names = byName(one);
  const others = byName(other);
  return names.size === others.size && [...names].every(([name, child]) => others.has(name) && same(a, child, b, others.get(name)!, depth + 1));
}

const placeOf = (node: Node): Place => ({ from: node.name === undefined ? node.from : node.nameFrom, to: node.to });

const missingIn = ({ from }: Node): Place => ({ from, to: from + 1 });

/** The entries of a list by what this name says in each; undefined where one has no such text or number of its own. */
function identified({ text }: Read, entries: Node[], name: string): Map<string, Node> | undefined {
  const by = new Map<string, Node>();
  for (const entry of entries) {
    const id = entry.kind === 'object' ? entry.children!.findLast(child => child.name === name) : undefined;
    if (id?.kind !== 'string' && id?.kind !== 'number') return undefined;
    by.set(text.slice(id.from, id.to), entry);
  }
  return by.size === entries.length ? by : undefined;
}

/** Each entry of a list with the one that it was: by the first name that tells all of them apart, else by its place. */
function paired(of: Read, now: Node[], from: Read, was: Node[]): [Node, Node | undefined][] {
  const names = was[0]?.kind === 'object' ? was[0].children!.map(({ name }) => name!) : [];
  for (const name of names) {
    const others = identified(from, was, name);
    const own = others && identified(of, now, name);
    if (own) return [...own].map(([id, entry]) => [entry, others.get(id)]);
  }
  let end = 0;
  while (end < now.length && end < was.length && same(of, now.at(-1 - end)!, from, was.at(-1 - end)!)) end += 1;
  const [ends, both] = [now.length - end, Math.min(now.length, was.length) - end];
  return now.map((entry, at) => [entry, at >= ends ? was[at - now.length + was.length] : at < both ? was[at] : undefined]);
}

/**
 * The places in which a document differs from another, in its order: objects are compared by name, lists of texts and
 * numbers as one place, other lists entry by entry; another order is one place more.
 */
export function differences(of: Read, from: Read): Place[] {
  const places: Place[] = [];
  const left: { one: Node; other: Node; depth: number }[] = [{ one: of.root, other: from.root, depth: 0 }];
  for (let pair = left.pop(); pair; pair = left.pop()) {
    const { one, other, depth } = pair;
    const whole = () => places.push(placeOf(one));
    if (one.kind !== other.kind || isScalar(one)) {
      if (!same(of, one, from, other)) whole();
    } else if (depth > DEPTH) {
      if (!same(of, one, from, other, depth)) whole();
    } else if (one.kind === 'object') {
      const names = byName(one);
      const others = byName(other);
      for (const [name, child] of names) {
        const was = others.get(name);
        if (was) left.push({ one: child, other: was, depth: depth + 1 });
        else places.push(placeOf(child));
      }
      for (const name of others.keys()) if (!names.has(name)) places.push(missingIn(one));
    } else {
      const now = one.children!;
      const was = other.children!;
      if (now.every(isScalar) && was.every(isScalar)) {
        if (!same(of, one, from, other)) whole();
        continue;
      }
      const pairs = paired(of, now, from, was);
      const kept = new Set(pairs.map(([, before]) => before));
      for (const [child, before] of pairs) {
        if (before) left.push({ one: child, other: before, depth: depth + 1 });
        else places.push(placeOf(child));
      }
      for (const before of was) if (!kept.has(before)) places.push(missingIn(one));
      const order = pairs.flatMap(([, before]) => (before ? [before.from] : []));
      if (order.some((at, index) => index && at < order[index - 1]!)) places.push(missingIn(one));
    }
  }
  return places.sort((a, b) => a.from - b.from);
}
