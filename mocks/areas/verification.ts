import type { Environment } from '../http/environment.ts';
import { verificationEmail } from '../http/mail.ts';
import { createLink } from '../http/tokens.ts';

/** Sends a new link, which ends the former ones. Returns false if the email could not be sent. */
export async function sendVerification(
  env: Environment,
  user: { id: string; email: string },
): Promise<boolean> {
  return env.mail(verificationEmail(user.email, await createLink(env.db, 'verify', user.id, env.now())));
}
