/** What a password must have, and how strong it is (docs/behaviour.md 1 §5). Pure, no library. */

export const PASSWORD_LENGTH = 8;
/** Change-password and admin edit refuse fewer characters than this themselves; the rest the server judges (docs/decisions/passwords.md). */
export const PASSWORD_FIELD_LENGTH = 3;

/** What a password must have, each by its name. */
export const passwordRules = {
  length: (text: string) => text.length >= PASSWORD_LENGTH,
  uppercase: (text: string) => /[A-Z]/.test(text),
  digit: (text: string) => /\d/.test(text),
};
export const isPassword = (text: string) => Object.values(passwordRules).every(has => has(text));

const strengths = [
  (text: string) => text.length > PASSWORD_LENGTH,
  passwordRules.uppercase,
  passwordRules.digit,
  (text: string) => /[^A-Za-z0-9\s]/.test(text),
];
/** Ten points for each of: longer than 8, uppercase, digit, symbol. 0 to 40. */
export const passwordStrength = (text: string) => 10 * strengths.filter(rule => rule(text)).length;
export const PASSWORD_STRENGTH_MAX = 10 * strengths.length;
