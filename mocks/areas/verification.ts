import { verifyLetter } from '../mail.ts';
import type { Stand } from '../stand.ts';
import { makeLink } from '../tokens.ts';

/** Sends a fresh link to an unverified address; older links end. False when the mail could not be sent. */
export async function sendVerification(stand: Stand, user: { id: string; email: string }): Promise<boolean> {
  return stand.mail(verifyLetter(user.email, await makeLink(stand.db, 'verify', user.id, stand.now())));
}
