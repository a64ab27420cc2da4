import { scalarText } from '../json/changes.ts';
import { findSyntaxError } from '../json/findSyntaxError.ts';
import type { MergeChoice, MergeConflict } from '../json/merge.ts';
import { isJsonNumber } from '../json/number.ts';
import { oneLine } from './summary.ts';

type Sides = Pick<MergeConflict, 'base' | 'mine' | 'theirs'>;

const textsOf = ({ base, mine, theirs }: Sides) => [base, mine, theirs].filter(text => text !== undefined);
const areTexts = (conflict: Sides) => textsOf(conflict).every(text => text.startsWith('"'));
const areNumbers = (conflict: Sides) => textsOf(conflict).every(isJsonNumber);

/**
 * Returns the initial text for typing a value: the user's own version, or the other one. Strings have no
 * quotes.
 */
export function toInputText(conflict: Sides): string {
  const text = conflict.mine ?? conflict.theirs ?? '';
  return areTexts(conflict) ? scalarText(text) : oneLine(text);
}

/** Converts typed text to JSON. It becomes a string if all versions are strings. */
export const toEditedText = (conflict: Sides, typed: string) =>
  areTexts(conflict) ? JSON.stringify(typed) : typed.trim();

/** Returns why typed text is not valid, or undefined. */
export function findInputError(
  conflict: Sides,
  typed: string,
): 'editors.tree.noNumber' | 'review.ownFault' | undefined {
  if (areTexts(conflict)) return undefined;
  if (areNumbers(conflict)) return isJsonNumber(typed.trim()) ? undefined : 'editors.tree.noNumber';
  return findSyntaxError(typed) ? 'review.ownFault' : undefined;
}

/** Returns whether a choice contains a valid value. */
export const isDecided = (choice: MergeChoice | undefined) =>
  choice !== undefined && (typeof choice === 'string' || !findSyntaxError(choice.text));
