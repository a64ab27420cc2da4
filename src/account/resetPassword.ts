import { call } from '../auth/call.ts';
import { account } from '../platform/account.ts';
import { isLost, readError } from '../platform/errors.ts';
import { mayRetry } from './failure.ts';

/** Milliseconds to wait for the look whether a lost answer had done its work. */
const LOOK = 5_000;

/** Rejects with an error that is no reason to retry where the platform does not accept the link. */
export const verifyLink = (token: string, patience?: number) =>
  token
    ? call(account.verifyResetToken, { path: { token } }, patience ? { patience } : {})
    : Promise.reject(readError(404, undefined));

/** `perhaps`: the answer was lost, and the link is used up now (decision 22: nothing is sent again by itself). */
export async function resetPassword(
  token: string,
  password: string,
  signal: AbortSignal,
): Promise<'done' | 'perhaps'> {
  try {
    await call(account.resetPassword, { path: { token }, body: { password } }, { signal });
    return 'done';
  } catch (error) {
    if (signal.aborted || !isLost(error)) throw error;
    const used = await verifyLink(token, LOOK).then(
      () => false,
      refused => !mayRetry(refused),
    );
    if (used) return 'perhaps';
    throw error;
  }
}
