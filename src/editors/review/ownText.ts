import { scalarText } from '../json/changes.ts';
import { findMistake } from '../json/findMistake.ts';
import type { Collision, MergeChoice } from '../json/merge.ts';
import { isJsonNumber } from '../json/number.ts';
import { oneLine } from './summary.ts';

type Sides = Pick<Collision, 'base' | 'mine' | 'theirs'>;

const textsOf = ({ base, mine, theirs }: Sides) => [base, mine, theirs].filter(text => text !== undefined);
const areTexts = (collision: Sides) => textsOf(collision).every(text => text.startsWith('"'));
const areNumbers = (collision: Sides) => textsOf(collision).every(isJsonNumber);

/** What one begins to type at a collision: mine, or what is left of it; of texts without their quotes. */
export function asTyped(collision: Sides): string {
  const text = collision.mine ?? collision.theirs ?? '';
  return areTexts(collision) ? scalarText(text) : oneLine(text);
}

/** What was typed, as JSON where it is: a text of its own where all versions are texts. */
export const ownText = (collision: Sides, typed: string) =>
  areTexts(collision) ? JSON.stringify(typed) : typed.trim();

/** Why that is none. */
export function faultIn(
  collision: Sides,
  typed: string,
): 'editors.tree.noNumber' | 'review.ownFault' | undefined {
  if (areTexts(collision)) return undefined;
  if (areNumbers(collision)) return isJsonNumber(typed.trim()) ? undefined : 'editors.tree.noNumber';
  return findMistake(typed) ? 'review.ownFault' : undefined;
}

/** Whether a choice says what shall stand there. */
export const isDecided = (choice: MergeChoice | undefined) =>
  choice !== undefined && (typeof choice === 'string' || !findMistake(choice.text));
