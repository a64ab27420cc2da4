import { isSameValue, walk, type Difference, type ReadText } from './differences.ts';
import type { PathSegment } from './entries.ts';
import { pathText } from './path.ts';
import { readable } from './readable.ts';

export type { PathSegment as Step } from './entries.ts';

/** One change from a JSON text to another. The texts of values are as they are written there. */
export interface JsonChange {
  kind: Difference['kind'];
  path: readonly PathSegment[];
  was?: string;
  now?: string;
  /** Of what was moved, its places in the list, from 0. */
  moved?: { from: number; to: number };
}

const pathTo = ({ at }: Difference): PathSegment[] => {
  const path: PathSegment[] = [];
  for (let within = at; within; within = within.around) path.push(within.step);
  return path.reverse();
};

/** The changes from one read text to another, in the order of the newer one. */
export const changesBetween = (from: ReadText, to: ReadText): JsonChange[] =>
  walk(to, from).map(difference => {
    const { kind, was, now, moved } = difference;
    const path = pathTo(difference);
    if (moved) return { kind, path, moved };
    return {
      kind,
      path,
      ...(was && { was: from.text.slice(was.from, was.to) }),
      ...(now && { now: to.text.slice(now.from, now.to) }),
    };
  });

/** The changes from one JSON text to another. One that cannot be read, such as an empty one, has nothing in it. */
export function changes(from: string, to: string): JsonChange[] {
  const [before, after] = [readable(from), readable(to)];
  if (before && after) return changesBetween(before, after);
  if (!before && !after) return [];
  return [after ? { kind: 'added', path: [], now: to } : { kind: 'removed', path: [], was: from }];
}

/** Whether two JSON texts mean the same: white space and the order of names apart. */
export function isSameDocument(one: string, other: string): boolean {
  if (one === other) return true;
  const [a, b] = [readable(one), readable(other)];
  return a !== undefined && b !== undefined && isSameValue(a, a.root, b, b.root);
}

/** A text without its quotes, anything else as it is written. */
export const saidOf = (written: string): string =>
  written.startsWith('"') ? (JSON.parse(written) as string) : written;

/** A step as one reads it. */
export const stepText = (step: PathSegment): string =>
  typeof step === 'object' ? (step.called ?? saidOf(step.is)) : pathText([step]);

/** The way to a value as one reads it: `config › labels › Sheet`. */
export const wayText = (path: readonly PathSegment[]): string => path.map(stepText).join(' › ');

/** A name of a place that two lists of changes have in common, whatever each calls it. */
export const placeName = (path: readonly PathSegment[]): string =>
  JSON.stringify(path.map(step => (typeof step === 'object' ? { by: step.by, is: step.is } : step)));
