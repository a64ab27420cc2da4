import { emailKey } from '../db/folding.ts';
import type { Environment } from '../http/environment.ts';

/**
 * Runs an attempt at a password. A wrong password (undefined) counts for the account and the address. While
 * either of them must wait, even the right password is refused.
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
  // Attempts may run in parallel. This second check allows only as many of them as could run one after the
  // other.
  await limits.admit(...tries);
  await limits.forget('passwordsOfAccount', who.account);
  return right;
}

/** Counts a requested email, whether or not the address has an account. */
export async function countMail({ limits }: Environment, email: string) {
  await limits.count(['mailsOfAccount', emailKey(email)]);
}
