import { emailKey } from '../db/folding.ts';
import type { Environment } from '../answering/environment.ts';

/**
 * Tries a password: answers what `tried` does, undefined for a wrong one, which counts for the account and the address.
 * While either has to wait, nothing is answered, not even that the password is right.
 */
export async function guarded<T>({ limits }: Environment, who: { account: string; address: string | undefined }, tried: () => Promise<T | undefined>): Promise<T | undefined> {
  const admit = () => {
    limits.admit('passwordsOfAccount', who.account);
    limits.admit('passwordsOfAddress', who.address);
  };
  admit();
  const right = await tried();
  // Others may have come in the meantime; of many at once no more are answered than of many in turn.
  admit();
  if (right !== undefined) limits.forget('passwordsOfAccount', who.account);
  else {
    limits.count('passwordsOfAccount', who.account);
    limits.count('passwordsOfAddress', who.address);
  }
  return right;
}

/** Counts a mail that somebody asks for, whether there is an account of this e-mail or not. */
export function countMail({ limits }: Environment, email: string) {
  limits.admit('mailsOfAccount', emailKey(email));
  limits.count('mailsOfAccount', emailKey(email));
}
