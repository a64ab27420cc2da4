import { findFolded, foldText } from '../../../platform/fold.ts';
import { compareTexts } from '../../../ui/formats.ts';
import type { AccessTarget } from './accessGraph.ts';

/** A record that can be asked about, with its name. */
export interface AccessQuestion<T = AccessTarget> {
  about: T;
  name: string;
}

export interface QuestionMatch<T = AccessTarget> {
  /** The record whose name fits best. */
  bestMatch: AccessQuestion<T>;
  /** The other matches, best first. */
  others: AccessQuestion<T>[];
  /** The applications that the question names, or undefined if it names none. */
  applications: Set<string> | undefined;
  /** The typed parts of the question before and after the joint. */
  words: { what: string; where: string };
}

const normalize = (text: string) => foldText(text.trim());
const rank = (name: string, wanted: string) =>
  name === wanted ? 0 : name.startsWith(wanted) ? 1 : name.includes(wanted) ? 2 : 3;

function findMatches<T>(all: readonly AccessQuestion<T>[], text: string): AccessQuestion<T>[] {
  const wanted = normalize(text);
  if (!wanted) return [];
  const ranked = all.map(one => ({ one, at: rank(normalize(one.name), wanted) })).filter(({ at }) => at < 3);
  return ranked.sort((a, b) => a.at - b.at || compareTexts(a.one.name, b.one.name)).map(({ one }) => one);
}

/**
 * Reads a question such as 'Buffer in Cedar Ridge'. `joint` is the word 'in' in the current language. The
 * text after it names an application if one matches; otherwise the whole text is the name.
 */
export function parseQuestion<T>(
  text: string,
  preposition: string,
  all: readonly AccessQuestion<T>[],
  applications: readonly { id: string; name: string }[],
): QuestionMatch<T> | undefined {
  const trimmed = text.trim();
  const between = findFolded(trimmed, ` ${preposition} `, 'last');
  const [what, where] = between ? [trimmed.slice(0, between[0]), trimmed.slice(between[1])] : [trimmed, ''];
  const applicationIds =
    where &&
    findMatches(
      applications.map(({ id, name }) => ({ about: id, name })),
      where,
    ).map(({ about }) => about);
  const hasApplication = applicationIds && applicationIds.length > 0;
  const [bestMatch, ...others] = findMatches(all, hasApplication ? what : text);
  if (!bestMatch) return undefined;
  return {
    bestMatch,
    others,
    applications: hasApplication ? new Set(applicationIds) : undefined,
    words: hasApplication ? { what, where } : { what: text.trim(), where: '' },
  };
}
