import { digitsOnly, formatCardNumber } from '../../platform/cards.ts';

export interface FormattedInput {
  text: string;
  /** The position of the caret in the text. */
  caret: number;
}

/** Returns the position after a number of digits. */
function offsetAfterDigits(text: string, digits: number): number {
  let at = 0;
  for (let seen = 0; seen < digits && at < text.length; at++) if (/\d/.test(text[at]!)) seen++;
  return at;
}

/**
 * Formats a card number after an input and keeps the caret behind the same digit. Deleting the gap between
 * two groups deletes the digit beyond it.
 */
export function reformatCardNumber(
  before: string,
  { text, caret }: FormattedInput,
  forward = false,
): FormattedInput {
  const digits = digitsOnly(text);
  const digitsBeforeCaret = digitsOnly(text.slice(0, caret)).length;
  const gapOnly = text.length < before.length && digits === digitsOnly(before);
  if (!gapOnly) {
    const next = formatCardNumber(digits);
    return { text: next, caret: offsetAfterDigits(next, digitsBeforeCaret) };
  }
  const deletedDigit = forward ? digitsBeforeCaret : digitsBeforeCaret - 1;
  const next = formatCardNumber(digits.slice(0, Math.max(deletedDigit, 0)) + digits.slice(deletedDigit + 1));
  return {
    text: next,
    caret: offsetAfterDigits(next, forward ? digitsBeforeCaret : Math.max(deletedDigit, 0)),
  };
}
