import { isEquivalent } from '../data/isEquivalent.ts';
import { isSameJson } from '../data/isSameJson.ts';
import { filledAll, type Fields } from './rules.ts';

type Values = Readonly<Record<string, unknown>>;

/** What of a form's fields was changed, each whole. */
export const changesOf = (fields: Fields, before: Values, typed: Values): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys(fields).flatMap(name => (isSameJson(before[name], typed[name]) ? [] : [[name, typed[name]]])),
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
    .filter(
      name => name in opened && name in now && !isEquivalent(opened[name], theirs[name], { field: name }),
    )
    .map(source => ({
      source,
      theirs: theirs[source],
      yours: source in changes ? changes[source] : theirs[source],
    }))
    .filter(({ source, theirs, yours }) => !isEquivalent(theirs, yours, { field: source }));
}
