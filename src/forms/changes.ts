import { allNames, sentNames } from '../client/dialect.ts';
import { filledAll, type Fields } from './rules.ts';

type Values = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof File);

const bare = (value: unknown) =>
  typeof value === 'string' ? value.trim() : value === false ? '' : (value ?? '');

/** So deep two values are compared by their meaning, beyond it by their text. */
const DEEPEST = 500;

/** Two values of a field that mean the same: spaces around a text and the order of names do not count. */
export function same(a: unknown, b: unknown, names = allNames, depth = 0): boolean {
  if (depth > DEEPEST) return JSON.stringify(a) === JSON.stringify(b);
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((one, at) => same(one, b[at], names, depth + 1));
  if (isObject(a) && isObject(b)) return names(a, b).every(name => same(a[name], b[name], names, depth + 1));
  return bare(a) === bare(b);
}

/** Whether a value reads as it was sent. */
export const arrived = (now: unknown, sent: unknown): boolean => same(sent, now, sentNames);

const unchanged = (a: unknown, b: unknown) =>
  a === b || (isObject(a) || Array.isArray(a) ? JSON.stringify(a) === JSON.stringify(b) : false);

/** What of a form's fields was changed, each whole. */
export const changesOf = (fields: Fields, before: Values, typed: Values): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys(fields).flatMap(name => (unchanged(before[name], typed[name]) ? [] : [[name, typed[name]]])),
  );

/** One field that somebody else changed: what is there now, and what will be. */
export interface Difference {
  source: string;
  theirs: unknown;
  yours: unknown;
}

/** Which of a form's fields somebody else changed since it was opened, every one of them; what is never read back has no say. */
export function differences(fields: Fields, opened: Values, now: Values, changes: Values): Difference[] {
  const theirs = filledAll(fields, now);
  return Object.keys(fields)
    .filter(name => name in opened && name in now && !same(opened[name], theirs[name]))
    .map(source => ({
      source,
      theirs: theirs[source],
      yours: source in changes ? changes[source] : theirs[source],
    }))
    .filter(({ theirs, yours }) => !same(theirs, yours));
}
