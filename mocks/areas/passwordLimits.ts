import { emailKey } from '../db/folding.ts';
import type { Environment } from '../http/environment.ts';

/**
 * Runs an attempt at a password. A wrong password (undefined) counts for the account and the address. While
 * either of them must wait, even the right password is refused.
 */
export async function withPasswordLimits<T>(
  { limits }: Environment,
  source: { account: string; address: string | undefined },
  attempt: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const tries: Parameters<typeof limits.count> = [
    ['passwordsOfAccount', source.account],
    ['passwordsOfAddress', source.address],
  ];
  await limits.admit(...tries);
  const result = await attempt();
  if (result === undefined) return void (await limits.count(...tries));
  // Attempts may run in parallel. This second check allows only as many of them as could run one after the
  // other.
  await limits.admit(...tries);
  await limits.forget('passwordsOfAccount', source.account);
  return result;
}

/** Counts a requested email, whether or not the address has an account. */
export async function countEmail({ limits }: Environment, email: string) {
  await limits.count(['mailsOfAccount', emailKey(email)]);
}
