import type { TextMatch } from '../../../editors/json/findAndReplace.ts';

/** How many characters are shown around a match, and how many matches are shown in one text. */
const CONTEXT_LENGTH = 60;
const MAX_MATCHES = 20;

const head = (text: string) => text.slice(0, CONTEXT_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
const tail = (text: string) => text.slice(-CONTEXT_LENGTH).replace(/^[\uDC00-\uDFFF]/, '');

/** Splits a text into matches and the text between them, which is shortened. */
export function splitMatches(text: string, at: TextMatch['ranges']): { text: string; isFound: boolean }[] {
  const found = at.slice(0, MAX_MATCHES);
  return found
    .flatMap(([from, to], index) => {
      const start = found[index - 1]?.[1] ?? 0;
      const before = text.slice(start, from);
      const short =
        before.length <= 2 * CONTEXT_LENGTH ? before : `${index ? head(before) : ''}…${tail(before)}`;
      const isLast = index === found.length - 1;
      const after = isLast ? text.slice(to) : '';
      return [
        { text: short, isFound: false },
        { text: text.slice(from, to), isFound: true },
        { text: after.length <= 2 * CONTEXT_LENGTH ? after : `${head(after)}…`, isFound: false },
      ];
    })
    .filter(piece => piece.text);
}
