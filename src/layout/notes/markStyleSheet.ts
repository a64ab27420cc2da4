import type { RecordMark } from '../../activity/live/recordMarks.ts';

/** Selects the rows and cards with a link to the record or a button with its ID. Tables of the kit mark their rows themselves. */
const rowSelector = (id: string) =>
  `:is(tr, li):not([data-marks] > *):has(> :is(th, div, span) a[href*="/${CSS.escape(id)}/"], > * [data-id=${JSON.stringify(id)}])`;

/** The number of marked records in lists, newest first. The browser matches each rule against every row. */
const MAX_MARKS = 100;

/**
 * The styles of marked rows and cards: a colored edge and a text on the line above. With a style sheet, rows that render later are
 * marked too, and no row renders again.
 */
export const markStyleSheet = (
  marks: ReadonlyMap<string, RecordMark>,
  words: (mark: RecordMark) => string,
): string => [textProperties(words), ...markRules(marks, words)].join('\n');

/** The texts for tables that mark their rows themselves. */
const textProperties = (words: (mark: RecordMark) => string) =>
  `:root { ${(['once', 'often', 'tab', 'edited'] as const)
    .map(mark => `--mark-${mark}: ${JSON.stringify(words(mark))};`)
    .join(' ')} }`;

const markRules = (marks: ReadonlyMap<string, RecordMark>, words: (mark: RecordMark) => string) =>
  [...marks].slice(-MAX_MARKS).map(
    ([id, mark]) => `${rowSelector(id)} {
  position: relative;
  box-shadow: inset 3px 0 var(--warn);
  &:is(li)::after, & > td:last-child::after {
    content: ${JSON.stringify(words(mark))};
    position: absolute; top: -8px; right: 10px; z-index: 1; padding: 0 6px; border-radius: 3px; background: var(--warn-bg);
    color: var(--warn); font-size: 11px; font-weight: 500; line-height: 16px; white-space: nowrap; pointer-events: none;
  }
}`,
  );
