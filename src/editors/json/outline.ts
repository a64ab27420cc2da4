import { entryName } from '../select/slice.ts';
import type { DocumentProblem, DocumentRange } from '../text/problem.ts';
import type { JsonNode } from './node.ts';
import type { Path } from './path.ts';
import { severityOf } from './severity.ts';

/** So many entries of one object or list are drawn at a time. */
export const ENTRIES_PER_BATCH = 100;
/** So much of a value is seen. */
const SEEN = 120;

/** One line of a document as a tree. */
export interface Line {
  /** The places on the way to it, from 0: `1.0.4`; that of the document is empty. */
  key: string;
  path: Path;
  depth: number;
  node: JsonNode;
  /** Its name, or its place in a list; undefined for the document. */
  step: string | number | undefined;
  /** What an entry of a list is called. */
  called: string;
  /** What is in it, where it is no object and no list. */
  value: string;
  open: boolean;
}
/** The rest of an object or list with very many entries. */
export interface RemainingEntries {
  key: string;
  depth: number;
  more: number;
}

/** The lines of a document that are shown: what is open, and of each so much as is drawn. */
export function outlineLines(
  text: string,
  root: JsonNode,
  open: ReadonlySet<string>,
  drawn: ReadonlyMap<string, number>,
): (Line | RemainingEntries)[] {
  const lines: (Line | RemainingEntries)[] = [];
  type Left = Pick<Line, 'key' | 'path' | 'depth' | 'node' | 'step'> | RemainingEntries;
  const left: Left[] = [{ key: '', path: [], depth: 0, node: root, step: undefined }];
  for (let next = left.pop(); next; next = left.pop()) {
    if ('more' in next) {
      lines.push(next);
      continue;
    }
    const { key, path, depth, node } = next;
    const children = node.children ?? [];
    const isOpen = children.length > 0 && open.has(key);
    const inList = typeof next.step === 'number';
    lines.push({
      ...next,
      called: inList && node.kind === 'object' ? entryName({ text, node }) : '',
      value: node.children ? '' : text.slice(node.from, Math.min(node.to, node.from + SEEN)),
      open: isOpen,
    });
    if (!isOpen) continue;
    const shown = drawn.get(key) ?? ENTRIES_PER_BATCH;
    if (children.length > shown) left.push({ key, depth: depth + 1, more: children.length - shown });
    for (let at = Math.min(children.length, shown) - 1; at >= 0; at -= 1) {
      const child = children[at]!;
      const step = child.name ?? at;
      left.push({
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

/** The line of a path, and the keys of all around it; of two with one name the last, which is what a map reads. */
export function keysTo(
  root: JsonNode,
  path: Path,
): { key: string; around: string[]; drawn: Map<string, number> } {
  const around: string[] = [];
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
    around.push(key);
    if (at >= ENTRIES_PER_BATCH) drawn.set(key, (Math.floor(at / ENTRIES_PER_BATCH) + 1) * ENTRIES_PER_BATCH);
    key = key ? `${key}.${at}` : String(at);
    node = child;
  }
  return { key, around, drawn };
}

export type OutlineMark = 'err' | 'warn' | 'changed';

/** What is to be seen at a line: the worst that is found in it, or that it differs; what is open tells of itself alone. */
export function markOf(
  { node, path, open }: Line,
  problems: readonly DocumentProblem[],
  places: readonly DocumentRange[],
): OutlineMark | undefined {
  const begin = node.name === undefined ? node.from : node.nameFrom;
  let worst: OutlineMark | undefined;
  for (const problem of problems) {
    if (worst === 'err') break;
    if (open ? problem.path.length === path.length : problem.path.length >= path.length)
      if (path.every((step, at) => problem.path[at] === step)) worst = severityOf(problem);
  }
  if (worst) return worst;
  return places.some(({ from, to }) => (open ? from <= begin && to >= node.to : from < node.to && to > begin))
    ? 'changed'
    : undefined;
}
