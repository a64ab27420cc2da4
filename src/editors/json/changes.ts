import { findDifferences, isSameValue, type Difference, type ParsedText } from './differences.ts';
import type { PathSegment } from './listIdentity.ts';
import { pathText } from './path.ts';
import { readValidJson } from './readValidJson.ts';

export type { PathSegment as Step } from './listIdentity.ts';

/** One change from a JSON text to another. `was` and `now` are written as in those texts. */
export interface JsonChange {
  kind: Difference['kind'];
  path: readonly PathSegment[];
  was?: string;
  now?: string;
  /** The indexes of a moved entry in the older and the newer list, from 0. */
  moved?: { from: number; to: number };
}

const pathTo = ({ location: at }: Difference): PathSegment[] => {
  const path: PathSegment[] = [];
  for (let within = at; within; within = within.parent) path.push(within.step);
  return path.reverse();
};

/** The changes from one parsed text to another, in the order of the newer one. */
export const diffParsedJson = (from: ParsedText, to: ParsedText): JsonChange[] =>
  findDifferences(to, from).map(difference => {
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

/** The changes from one JSON text to another. A text that cannot be parsed counts as empty. */
export function diffJson(from: string, to: string): JsonChange[] {
  const [before, after] = [readValidJson(from), readValidJson(to)];
  if (before && after) return diffParsedJson(before, after);
  if (!before && !after) return [];
  return [after ? { kind: 'added', path: [], now: to } : { kind: 'removed', path: [], was: from }];
}

/** Whether two JSON texts are equivalent: white space and the order of names do not matter. */
export function isSameDocument(one: string, other: string): boolean {
  if (one === other) return true;
  const [a, b] = [readValidJson(one), readValidJson(other)];
  return a !== undefined && b !== undefined && isSameValue(a, a.root, b, b.root);
}

/** A string without its quotes, any other value as it is written. */
export const scalarText = (written: string): string =>
  written.startsWith('"') ? (JSON.parse(written) as string) : written;

/** A path segment for users. */
export const segmentLabel = (step: PathSegment): string =>
  typeof step === 'object' ? (step.title ?? scalarText(step.is)) : pathText([step]);

/** A path for users: `config › labels › Sheet`. */
export const pathLabel = (path: readonly PathSegment[]): string => path.map(segmentLabel).join(' › ');

/** A key of a path that is the same in different lists of changes, because it ignores the titles of entries. */
export const pathKey = (path: readonly PathSegment[]): string =>
  JSON.stringify(path.map(step => (typeof step === 'object' ? { by: step.by, is: step.is } : step)));
