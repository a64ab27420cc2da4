/** Rules of spec 1 §5 and §9 that pages need before and after sign-in. Pure, no library. */

/** Without line breaks and control characters, which could add lines to a mail's head; marks of direction are text. */
export const isOneLine = (text: string) => !/[\p{Cc}\u2028\u2029]/u.test(text);

/** What is typed takes effect when typing stops for this long, milliseconds (spec 1 §9). */
export const PAUSE = 500;

export const isEmail = (text: string) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);

export const isPhone = (text: string) => /^\(\d{3}\) \d{3}-\d{4}$/.test(text);

/** Shapes typed digits towards (XXX) XXX-XXXX; text that is no run of ten digits stays as typed. */
export const asPhone = (text: string) => {
  const digits = text.replace(/^\+?1?[\s.-]*(?=\(?\d{3}\D*\d{3}\D*\d{4}$)/, '').replace(/\D/g, '');
  return digits.length === 10 && !/[^\d\s().+-]/.test(text)
    ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
    : text;
};

export const PASSWORD_LENGTH = 8;
/** Change-password and admin edit refuse fewer characters than this themselves; the rest the server judges (decision 4). */
export const PASSWORD_FIELD_LENGTH = 3;

/** What a password must have, each by its name. */
export const passwordNeeds = {
  length: (text: string) => text.length >= PASSWORD_LENGTH,
  uppercase: (text: string) => /[A-Z]/.test(text),
  digit: (text: string) => /\d/.test(text),
};
export const isPassword = (text: string) => Object.values(passwordNeeds).every(has => has(text));

const strengths = [
  (text: string) => text.length > PASSWORD_LENGTH,
  passwordNeeds.uppercase,
  passwordNeeds.digit,
  (text: string) => /[^A-Za-z0-9\s]/.test(text),
];
/** Ten points for each of: longer than 8, uppercase, digit, symbol. 0 to 40. */
export const passwordPoints = (text: string) => 10 * strengths.filter(rule => rule(text)).length;
export const PASSWORD_POINTS_MAX = 10 * strengths.length;
