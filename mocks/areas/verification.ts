import type { Environment } from '../http/environment.ts';
import { verifyLetter } from '../http/mail.ts';
import { makeLink } from '../http/tokens.ts';

/** Sends a fresh link to an unverified address; older links end. False when the mail could not be sent. */
export async function sendVerification(
  env: Environment,
  user: { id: string; email: string },
): Promise<boolean> {
  return env.mail(verifyLetter(user.email, await makeLink(env.db, 'verify', user.id, env.now())));
}
