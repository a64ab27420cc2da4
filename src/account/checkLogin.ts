import { isEmail } from '../platform/rules.ts';
import type { SignIn } from '../platform/signIn.ts';
import type { FormErrors } from './failure.ts';
import type { Says } from './text.ts';

export const enterBoth: Says = t => t('account.login.enterBoth');

export function checkLogin({ email, password }: SignIn): FormErrors<keyof SignIn> {
  return {
    ...(!email ? { email: enterBoth } : !isEmail(email) && { email: t => t('account.login.emailFormat') }),
    ...(!password && { password: enterBoth }),
  };
}
