import type { SignUp } from '../platform/account.ts';
import { isPassword, PASSWORD_LENGTH } from '../platform/password.ts';
import { isEmail, isOneLine, isPhone } from '../platform/rules.ts';
import type { FormErrors } from './failure.ts';
import type { Says } from './text.ts';

/** The checks of the forms before they are sent (docs/behaviour.md 1 §5). */

const oneLine = (text: string): Says | undefined =>
  isOneLine(text) ? undefined : t => t('personRules.oneLine');

export function checkEmail(email: string): Says | undefined {
  if (!email) return t => t('personRules.email');
  return oneLine(email) ?? (isEmail(email) ? undefined : t => t('personRules.emailFormat'));
}

export function checkPassword(password: string): Says | undefined {
  if (password.length < PASSWORD_LENGTH) return t => t('personRules.password');
  return isPassword(password) ? undefined : t => t('personRules.passwordSigns');
}

export const checkSignUp = ({ firstName, lastName, email, phone, password }: SignUp) =>
  foundErrors<keyof SignUp>({
    firstName: firstName ? oneLine(firstName) : t => t('personRules.firstName'),
    lastName: lastName ? oneLine(lastName) : t => t('personRules.lastName'),
    email: checkEmail(email),
    phone: isPhone(phone) ? undefined : (oneLine(phone) ?? (t => t('personRules.phone'))),
    password: checkPassword(password),
  });

export const checkNewPassword = ({ password, repeat }: { password: string; repeat: string }) =>
  foundErrors<'password' | 'repeat'>({
    password: checkPassword(password),
    repeat: password === repeat ? undefined : t => t('personRules.passwordsDiffer'),
  });

/** Removes the fields without an error. */
export function foundErrors<F extends string>(errors: { [K in F]: Says | undefined }): FormErrors<F> {
  return Object.fromEntries(Object.entries(errors).filter(([, says]) => says)) as FormErrors<F>;
}
