import { findFolded, foldText } from '../../../platform/fold.ts';
import { compareTexts } from '../../../ui/formats.ts';
import type { Target } from './graph.ts';

/** A record that can be asked about, with its name. */
export interface AccessQuestion<T = Target> {
  about: T;
  name: string;
}

export interface QuestionMatch<T = Target> {
  /** The record whose name fits best. */
  meant: AccessQuestion<T>;
  /** The other matches, best first. */
  others: AccessQuestion<T>[];
  /** The applications that the question names, or undefined if it names none. */
  applications: Set<string> | undefined;
  /** The typed parts of the question before and after the joint. */
  words: { what: string; where: string };
}

const folded = (text: string) => foldText(text.trim());
const rank = (name: string, wanted: string) =>
  name === wanted ? 0 : name.startsWith(wanted) ? 1 : name.includes(wanted) ? 2 : 3;

function fitting<T>(all: readonly AccessQuestion<T>[], text: string): AccessQuestion<T>[] {
  const wanted = folded(text);
  if (!wanted) return [];
  const ranked = all.map(one => ({ one, at: rank(folded(one.name), wanted) })).filter(({ at }) => at < 3);
  return ranked.sort((a, b) => a.at - b.at || compareTexts(a.one.name, b.one.name)).map(({ one }) => one);
}

/**
 * Reads a question such as 'Buffer in Cedar Ridge'. `joint` is the word 'in' in the current language. The
 * text after it names an application if one matches; otherwise the whole text is the name.
 */
export function readQuestion<T>(
  text: string,
  joint: string,
  all: readonly AccessQuestion<T>[],
  applications: readonly { id: string; name: string }[],
): QuestionMatch<T> | undefined {
  const trimmed = text.trim();
  const between = findFolded(trimmed, ` ${joint} `, 'last');
  const [what, where] = between ? [trimmed.slice(0, between[0]), trimmed.slice(between[1])] : [trimmed, ''];
  const places =
    where &&
    fitting(
      applications.map(({ id, name }) => ({ about: id, name })),
      where,
    ).map(({ about }) => about);
  const isPlace = places && places.length > 0;
  const [meant, ...others] = fitting(all, isPlace ? what : text);
  if (!meant) return undefined;
  return {
    meant,
    others,
    applications: isPlace ? new Set(places) : undefined,
    words: isPlace ? { what, where } : { what: text.trim(), where: '' },
  };
}
