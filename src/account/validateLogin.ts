import { isEmail } from '../platform/rules.ts';
import type { SignIn } from '../platform/signIn.ts';
import type { LazyMessage } from './accountText.ts';
import type { FormErrors } from './pageProblem.ts';

export const enterBothMessage: LazyMessage = t => t('account.login.enterBoth');

export function validateLogin({ email, password }: SignIn): FormErrors<keyof SignIn> {
  return {
    ...(!email
      ? { email: enterBothMessage }
      : !isEmail(email) && { email: t => t('account.login.emailFormat') }),
    ...(!password && { password: enterBothMessage }),
  };
}
