import { withoutInvisible } from './invisible.ts';

/** Rules of spec 1 §5 and §9 that pages need before and after sign-in. Pure, no library. */

/** Without line breaks and control characters, which could add lines to a mail's head; marks of direction are text. */
export const isOneLine = (text: string) => !/[\p{Cc}\u2028\u2029]/u.test(text);

/** What is typed takes effect when typing stops for this long, milliseconds (spec 1 §9). */
export const PAUSE = 500;

export const isEmail = (text: string) =>
  /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text) && withoutInvisible(text) === text;

export const isPhone = (text: string) => /^\(\d{3}\) \d{3}-\d{4}$/.test(text);

/** Shapes typed digits towards (XXX) XXX-XXXX; text that is no run of ten digits stays as typed, without invisible characters. */
export const asPhone = (typed: string) => {
  const text = withoutInvisible(typed);
  // Copied text has hyphens, dashes and minus signs of other kinds.
  const digits = text
    .replace(/^\s*\+?1?[\s.\p{Pd}−]*(?=\(?\d{3}\D*\d{3}\D*\d{4}\s*$)/u, '')
    .replace(/\D/g, '');
  return digits.length === 10 && !/[^\d\s().+\p{Pd}−]/u.test(text)
    ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
    : text;
};
