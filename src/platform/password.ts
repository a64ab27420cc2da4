/** The rules and the strength of passwords (docs/behaviour.md 1 §5). */

export const MIN_PASSWORD_LENGTH = 8;
/**
 * The settings page and the form of an admin refuse shorter passwords in the field itself; the platform
 * checks the other rules (docs/decisions/passwords.md).
 */
export const MIN_PASSWORD_INPUT_LENGTH = 3;

export const passwordRules = {
  length: (text: string) => text.length >= MIN_PASSWORD_LENGTH,
  uppercase: (text: string) => /[A-Z]/.test(text),
  digit: (text: string) => /\d/.test(text),
};
export const isPassword = (text: string) => Object.values(passwordRules).every(has => has(text));

const strengths = [
  (text: string) => text.length > MIN_PASSWORD_LENGTH,
  passwordRules.uppercase,
  passwordRules.digit,
  (text: string) => /[^A-Za-z0-9\s]/.test(text),
];
/** Adds ten points for each of: longer than 8, uppercase, digit, symbol. */
export const passwordStrength = (text: string) => 10 * strengths.filter(rule => rule(text)).length;
export const PASSWORD_STRENGTH_MAX = 10 * strengths.length;
