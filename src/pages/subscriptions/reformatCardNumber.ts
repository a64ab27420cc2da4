import { digitsOnly, formatCardNumber } from '../../platform/cards.ts';

export interface FormattedInput {
  text: string;
  /** The position of the caret in the text. */
  caret: number;
}

/** Returns the position after a number of digits. */
function behind(text: string, digits: number): number {
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
  const left = digitsOnly(text.slice(0, caret)).length;
  const gapOnly = text.length < before.length && digits === digitsOnly(before);
  if (!gapOnly) {
    const next = formatCardNumber(digits);
    return { text: next, caret: behind(next, left) };
  }
  const gone = forward ? left : left - 1;
  const next = formatCardNumber(digits.slice(0, Math.max(gone, 0)) + digits.slice(gone + 1));
  return { text: next, caret: behind(next, forward ? left : Math.max(gone, 0)) };
}
