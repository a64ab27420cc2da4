import { entryName } from '../select/slice.ts';
import type { DocumentProblem, DocumentRange } from '../text/problem.ts';
import type { JsonNode } from './node.ts';
import type { Path } from './path.ts';
import { getSeverity } from './severity.ts';

/** The number of entries of one object or list that are rendered at a time. */
export const ENTRIES_PER_BATCH = 100;
/** The number of characters of a value that are shown. */
const MAX_VALUE_LENGTH = 120;

/** One line of a document as a tree. */
export interface OutlineLine {
  /** The indexes of its path, from 0: `1.0.4`; empty for the document. */
  key: string;
  path: Path;
  depth: number;
  node: JsonNode;
  /** Its name, or its index in a list; undefined for the document. */
  step: string | number | undefined;
  /** The name of an entry of a list. */
  title: string;
  /** The text of a scalar, otherwise empty. */
  value: string;
  isExpanded: boolean;
}
/** The entries of an object or list that are not rendered yet. */
export interface RemainingEntries {
  key: string;
  depth: number;
  more: number;
}

/** The visible lines of a document: those in `expanded` values, up to the `drawnCounts` of each. */
export function outlineLines(
  text: string,
  root: JsonNode,
  expanded: ReadonlySet<string>,
  drawnCounts: ReadonlyMap<string, number>,
): (OutlineLine | RemainingEntries)[] {
  const lines: (OutlineLine | RemainingEntries)[] = [];
  type PendingLine = Pick<OutlineLine, 'key' | 'path' | 'depth' | 'node' | 'step'> | RemainingEntries;
  const stack: PendingLine[] = [{ key: '', path: [], depth: 0, node: root, step: undefined }];
  for (let next = stack.pop(); next; next = stack.pop()) {
    if ('more' in next) {
      lines.push(next);
      continue;
    }
    const { key, path, depth, node } = next;
    const children = node.children ?? [];
    const isOpen = children.length > 0 && expanded.has(key);
    const inList = typeof next.step === 'number';
    lines.push({
      ...next,
      title: inList && node.kind === 'object' ? entryName({ text, node }) : '',
      value: node.children ? '' : text.slice(node.from, Math.min(node.to, node.from + MAX_VALUE_LENGTH)),
      isExpanded: isOpen,
    });
    if (!isOpen) continue;
    const shown = drawnCounts.get(key) ?? ENTRIES_PER_BATCH;
    if (children.length > shown) stack.push({ key, depth: depth + 1, more: children.length - shown });
    for (let at = Math.min(children.length, shown) - 1; at >= 0; at -= 1) {
      const child = children[at]!;
      const step = child.name ?? at;
      stack.push({
        key: key ? `${key}.${at}` : String(at),
        path: [...path, step],
        depth: depth + 1,
        node: child,
        step,
      });
    }
  }
  return lines;
}

/** Finds the line of a path and the keys of its ancestors. Of duplicate names the last one counts, as the map reads it. */
export function locateLine(
  root: JsonNode,
  path: Path,
): { key: string; ancestors: string[]; drawn: Map<string, number> } {
  const ancestors: string[] = [];
  const drawn = new Map<string, number>();
  let key = '';
  let node = root;
  for (const step of path) {
    const at =
      node.kind === 'array'
        ? Number(step)
        : (node.children?.findLastIndex(({ name }) => name === step) ?? -1);
    const child = node.children?.[at];
    if (!child) break;
    ancestors.push(key);
    if (at >= ENTRIES_PER_BATCH) drawn.set(key, (Math.floor(at / ENTRIES_PER_BATCH) + 1) * ENTRIES_PER_BATCH);
    key = key ? `${key}.${at}` : String(at);
    node = child;
  }
  return { key, ancestors, drawn };
}

export type OutlineMark = 'err' | 'warn' | 'changed';

/** The worst problem in a line, otherwise whether it differs. An expanded line does not include its children. */
export function getLineMark(
  { node, path, isExpanded }: OutlineLine,
  problems: readonly DocumentProblem[],
  differingRanges: readonly DocumentRange[],
): OutlineMark | undefined {
  const begin = node.name === undefined ? node.from : node.nameFrom;
  let worst: OutlineMark | undefined;
  for (const problem of problems) {
    if (worst === 'err') break;
    if (isExpanded ? problem.path.length === path.length : problem.path.length >= path.length)
      if (path.every((step, at) => problem.path[at] === step)) worst = getSeverity(problem);
  }
  if (worst) return worst;
  return differingRanges.some(({ from, to }) =>
    isExpanded ? from <= begin && to >= node.to : from < node.to && to > begin,
  )
    ? 'changed'
    : undefined;
}
