/** Invisible characters, such as U+200B and marks of direction. Copied text often contains them. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** For texts that must not contain invisible characters: emails and phone numbers. */
export const stripInvisible = (text: string) => text.replace(INVISIBLE, '');

/** Rules of docs/behaviour.md 1 §5 and §9 that pages need before and after sign-in. */

/**
 * Refuses line breaks and control characters, which could add lines to the header of an email. Marks of
 * direction are allowed.
 */
export const isOneLine = (text: string) => !/[\p{Cc}\u2028\u2029]/u.test(text);

/** How long typing must pause before its text takes effect, in milliseconds (docs/behaviour.md 1 §9). */
export const TYPING_PAUSE = 500;

export const isEmail = (text: string) =>
  /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text) && stripInvisible(text) === text;

export const isPhone = (text: string) => /^\(\d{3}\) \d{3}-\d{4}$/.test(text);
