/** Characters without a shape of their own, such as U+200B and marks of direction. Copied text brings them along. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** For texts that never contain such a character: emails and phone numbers. */
export const stripInvisible = (text: string) => text.replace(INVISIBLE, '');

/** Rules of docs/behaviour.md 1 §5 and §9 that pages need before and after sign-in. Pure, no library. */

/** Without line breaks and control characters, which could add lines to a mail's head; marks of direction are text. */
export const isOneLine = (text: string) => !/[\p{Cc}\u2028\u2029]/u.test(text);

/** What is typed takes effect when typing stops for this long, milliseconds (docs/behaviour.md 1 §9). */
export const TYPING_PAUSE = 500;

export const isEmail = (text: string) =>
  /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text) && stripInvisible(text) === text;

export const isPhone = (text: string) => /^\(\d{3}\) \d{3}-\d{4}$/.test(text);
