import type { SignUp } from '../platform/account.ts';
import { isPassword, MIN_PASSWORD_LENGTH } from '../platform/password.ts';
import { isEmail, isOneLine, isPhone } from '../platform/rules.ts';
import type { LazyMessage } from './accountText.ts';
import type { FormErrors } from './pageProblem.ts';

/** The checks of the forms before they are sent (docs/behaviour.md 1 §5). */

const validateOneLine = (text: string): LazyMessage | undefined =>
  isOneLine(text) ? undefined : t => t('personRules.oneLine');

export function validateEmail(email: string): LazyMessage | undefined {
  if (!email) return t => t('personRules.email');
  return validateOneLine(email) ?? (isEmail(email) ? undefined : t => t('personRules.emailFormat'));
}

export function validatePassword(password: string): LazyMessage | undefined {
  if (password.length < MIN_PASSWORD_LENGTH) return t => t('personRules.password');
  return isPassword(password) ? undefined : t => t('personRules.passwordCharacters');
}

export const validateSignUp = ({ firstName, lastName, email, phone, password }: SignUp) =>
  presentErrors<keyof SignUp>({
    firstName: firstName ? validateOneLine(firstName) : t => t('personRules.firstName'),
    lastName: lastName ? validateOneLine(lastName) : t => t('personRules.lastName'),
    email: validateEmail(email),
    phone: isPhone(phone) ? undefined : (validateOneLine(phone) ?? (t => t('personRules.phone'))),
    password: validatePassword(password),
  });

export const validateNewPassword = ({ password, repeat }: { password: string; repeat: string }) =>
  presentErrors<'password' | 'repeat'>({
    password: validatePassword(password),
    repeat: password === repeat ? undefined : t => t('personRules.passwordsDiffer'),
  });

/** Removes the fields without an error. */
export function presentErrors<F extends string>(errors: {
  [K in F]: LazyMessage | undefined;
}): FormErrors<F> {
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => message)) as FormErrors<F>;
}
