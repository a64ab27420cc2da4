import { emailKey } from '../db/folding.ts';
import type { Environment } from '../http/environment.ts';

/**
 * Tries a password: answers what `tried` does, undefined for a wrong one, which counts for the account and the address.
 * While either has to wait, nothing is answered, not even that the password is right.
 */
export async function guarded<T>(
  { limits }: Environment,
  who: { account: string; address: string | undefined },
  tried: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const tries: Parameters<typeof limits.count> = [
    ['passwordsOfAccount', who.account],
    ['passwordsOfAddress', who.address],
  ];
  await limits.admit(...tries);
  const right = await tried();
  if (right === undefined) return void (await limits.count(...tries));
  // Others may have come in the meantime; of many at once no more are answered than of many in turn.
  await limits.admit(...tries);
  await limits.forget('passwordsOfAccount', who.account);
  return right;
}

/** Counts a mail that somebody asks for, whether there is an account of this e-mail or not. */
export async function countMail({ limits }: Environment, email: string) {
  await limits.count(['mailsOfAccount', emailKey(email)]);
}
