import { findFolded, foldText } from '../../../platform/fold.ts';
import { compareTexts } from '../../../ui/formats.ts';
import type { Target } from './graph.ts';

/** What can be asked about, and what it is called. */
export interface AccessQuestion<T = Target> {
  about: T;
  name: string;
}

export interface QuestionMatch<T = Target> {
  /** What is most likely meant. */
  meant: AccessQuestion<T>;
  /** Others whose names fit, in order. */
  others: AccessQuestion<T>[];
  /** The applications that the question names; undefined where it names none. */
  applications: Set<string> | undefined;
  /** As it was typed: what is looked for, and where. */
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
 * Reads 'Buffer in Cedar Ridge': `joint` is the word between, in the language of the moment. What stands behind it counts as
 * a place where an application is called so; else the whole text is a name.
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
