import { digitsOnly, formatCardNumber } from '../../platform/cards.ts';

export interface FormattedInput {
  text: string;
  /** Where the caret stands in it. */
  caret: number;
}

/** The place in a text behind so many of its digits. */
function behind(text: string, digits: number): number {
  let at = 0;
  for (let seen = 0; seen < digits && at < text.length; at++) if (/\d/.test(text[at]!)) seen++;
  return at;
}

/**
 * A card's number as it stands after an input, in the parts of its brand, the caret behind the same digit. Whoever deletes
 * the gap between two parts means the digit on its other side.
 */
export function shaped(before: string, { text, caret }: FormattedInput, forward = false): FormattedInput {
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
