import { longestRisingRun } from '../json/listIdentity.ts';
import type { XmlNode } from './node.ts';

/**
 * How nodes are compared. Equal numbers of `sharedWith` mean equal nodes. `isSimilar` returns how much two
 * different nodes have in common, or 0.
 */
export interface Similarity {
  sharedWith(node: XmlNode): number;
  isSimilar(one: XmlNode, other: XmlNode): number;
}

/** The matches of two lists. A node without a partner was removed or added. */
export interface NodeMatches {
  pairs: [before: XmlNode, after: XmlNode][];
  moved: [before: XmlNode, after: XmlNode][];
  removed: XmlNode[];
  added: XmlNode[];
}

/** Longer ranges are matched by position. */
const MAX_ALIGNED = 250_000;

/** Returns the pairs of two ranges, in order, that maximize the total similarity. */
function alignNodes(
  before: readonly XmlNode[],
  after: readonly XmlNode[],
  { isSimilar }: Similarity,
): [XmlNode, XmlNode][] {
  if (before.length * after.length > MAX_ALIGNED)
    return before.flatMap((node, at) =>
      after[at] && isSimilar(node, after[at]) ? [[node, after[at]] as [XmlNode, XmlNode]] : [],
    );
  const width = after.length + 1;
  const best = new Float64Array((before.length + 1) * width);
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const likeness = isSimilar(before[i]!, after[j]!);
      best[i * width + j] = Math.max(
        best[(i + 1) * width + j]!,
        best[i * width + j + 1]!,
        likeness ? likeness + best[(i + 1) * width + j + 1]! : 0,
      );
    }
  const pairs: [XmlNode, XmlNode][] = [];
  let [i, j] = [0, 0];
  while (i < before.length && j < after.length) {
    const bestHere = best[i * width + j]!;
    if (bestHere === best[(i + 1) * width + j]!) i += 1;
    else if (bestHere === best[i * width + j + 1]!) j += 1;
    else pairs.push([before[i++]!, after[j++]!]);
  }
  return pairs;
}

/** Maps the nodes that occur once in a list. */
function indexUnique(nodes: readonly XmlNode[], { sharedWith: same }: Similarity) {
  const by = new Map<number, number>();
  nodes.forEach((node, at) => by.set(same(node), by.has(same(node)) ? -1 : at));
  return by;
}

export function matchNodes(
  before: readonly XmlNode[],
  after: readonly XmlNode[],
  likeness: Similarity,
): NodeMatches {
  const { sharedWith: same } = likeness;
  let begin = 0;
  while (begin < before.length && begin < after.length && same(before[begin]!) === same(after[begin]!))
    begin += 1;
  let [end, afterEnd] = [before.length, after.length];
  while (end > begin && afterEnd > begin && same(before[end - 1]!) === same(after[afterEnd - 1]!)) {
    end -= 1;
    afterEnd -= 1;
  }
  const [old, now] = [before.slice(begin, end), after.slice(begin, afterEnd)];
  const [inOld, inNow] = [indexUnique(old, likeness), indexUnique(now, likeness)];
  const uniquePairs = old.flatMap((node, at) => {
    const to = inNow.get(same(node)) ?? -1;
    return to >= 0 && inOld.get(same(node)) === at ? [[at, to] as const] : [];
  });
  const keep = longestRisingRun(uniquePairs.map(([, to]) => to));
  const moved = uniquePairs
    .filter((_, at) => !keep.has(at))
    .map(([at, to]): [XmlNode, XmlNode] => [old[at]!, now[to]!]);
  const movedNodes = new Set(moved.flat());
  const pairs: [XmlNode, XmlNode][] = [];
  let [i, j] = [0, 0];
  for (const [at, to] of [
    ...uniquePairs.filter((_, index) => keep.has(index)),
    [old.length, now.length] as const,
  ]) {
    pairs.push(
      ...alignNodes(
        old.slice(i, at).filter(node => !movedNodes.has(node)),
        now.slice(j, to).filter(node => !movedNodes.has(node)),
        likeness,
      ),
    );
    if (at < old.length) pairs.push([old[at]!, now[to]!]);
    [i, j] = [at + 1, to + 1];
  }
  const matchedNodes = new Set([...pairs.flat(), ...movedNodes]);
  return {
    pairs,
    moved,
    removed: old.filter(node => !matchedNodes.has(node)),
    added: now.filter(node => !matchedNodes.has(node)),
  };
}
