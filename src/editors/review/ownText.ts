import { scalarText } from '../json/changes.ts';
import { findMistake } from '../json/findMistake.ts';
import type { Collision, MergeChoice } from '../json/merge.ts';
import { isJsonNumber } from '../json/number.ts';
import { oneLine } from './summary.ts';

type Sides = Pick<Collision, 'base' | 'mine' | 'theirs'>;

const textsOf = ({ base, mine, theirs }: Sides) => [base, mine, theirs].filter(text => text !== undefined);
const areTexts = (collision: Sides) => textsOf(collision).every(text => text.startsWith('"'));
const areNumbers = (collision: Sides) => textsOf(collision).every(isJsonNumber);

/**
 * Returns the initial text for typing a value: the user's own version, or the other one. Strings have no
 * quotes.
 */
export function asTyped(collision: Sides): string {
  const text = collision.mine ?? collision.theirs ?? '';
  return areTexts(collision) ? scalarText(text) : oneLine(text);
}

/** Converts typed text to JSON. It becomes a string if all versions are strings. */
export const ownText = (collision: Sides, typed: string) =>
  areTexts(collision) ? JSON.stringify(typed) : typed.trim();

/** Returns why typed text is not valid, or undefined. */
export function faultIn(
  collision: Sides,
  typed: string,
): 'editors.tree.noNumber' | 'review.ownFault' | undefined {
  if (areTexts(collision)) return undefined;
  if (areNumbers(collision)) return isJsonNumber(typed.trim()) ? undefined : 'editors.tree.noNumber';
  return findMistake(typed) ? 'review.ownFault' : undefined;
}

/** Returns whether a choice contains a valid value. */
export const isDecided = (choice: MergeChoice | undefined) =>
  choice !== undefined && (typeof choice === 'string' || !findMistake(choice.text));
