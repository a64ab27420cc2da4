import type { RecordMark } from '../../activity/live/recordMarks.ts';

/** Rows and cards of a record: its name leads to its page, or a button of theirs names it. Tables of the kit mark theirs themselves. */
const rowsOf = (id: string) =>
  `:is(tr, li):not([data-marks] > *):has(> :is(th, div, span) a[href*="/${CSS.escape(id)}/"], > * [data-id=${JSON.stringify(id)}])`;

/** So many records are marked in lists, the last of all: each is a rule that is tried on every row. */
const MOST = 100;

/**
 * How rows and cards of these records look: an edge, and words on the line above, where no text is. A style sheet finds them
 * wherever they stand, also those that are drawn later, and none of them is drawn again for it.
 */
export const sheetOf = (
  marks: ReadonlyMap<string, RecordMark>,
  words: (mark: RecordMark) => string,
): string => [wordsOf(words), ...rulesOf(marks, words)].join('\n');

/** What tables that mark their rows themselves say of them. */
const wordsOf = (words: (mark: RecordMark) => string) =>
  `:root { ${(['once', 'often', 'tab', 'edited'] as const)
    .map(mark => `--mark-${mark}: ${JSON.stringify(words(mark))};`)
    .join(' ')} }`;

const rulesOf = (marks: ReadonlyMap<string, RecordMark>, words: (mark: RecordMark) => string) =>
  [...marks].slice(-MOST).map(
    ([id, mark]) => `${rowsOf(id)} {
  position: relative;
  box-shadow: inset 3px 0 var(--warn);
  &:is(li)::after, & > td:last-child::after {
    content: ${JSON.stringify(words(mark))};
    position: absolute; top: -8px; right: 10px; z-index: 1; padding: 0 6px; border-radius: 3px; background: var(--warn-bg);
    color: var(--warn); font-size: 11px; font-weight: 500; line-height: 16px; white-space: nowrap; pointer-events: none;
  }
}`,
  );
