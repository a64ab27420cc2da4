import { eq, sql } from 'drizzle-orm';
import type { SignInReply } from '../../src/platform/account.ts';
import { newId } from '../db/ids.ts';
import { sessions, users } from '../db/schema.ts';
import { type Stand, seconds } from '../stand.ts';
import { makeLink, signToken } from '../tokens.ts';

/** Opens a session for a user and makes its token. */
export async function openSession(stand: Stand, userId: string): Promise<string> {
  const now = stand.now();
  const sid = newId(now);
  await stand.db.transaction(async tx => {
    await tx.insert(sessions).values({ id: sid, userId, loginTime: seconds(now) });
    await tx
      .update(users)
      .set({ loginCount: sql`${users.loginCount} + 1`, lastLoggedIn: seconds(now) })
      .where(eq(users.id, userId));
  });
  stand.revision.users += 1;
  return signToken({ sub: userId, sid }, now, stand.secret);
}

/** A token; or, while the password is a temporary one, the way to the page that replaces it. */
export async function signInReply(stand: Stand, user: { id: string; passwordIsTemporary: boolean }): Promise<SignInReply> {
  if (!user.passwordIsTemporary) return { token: await openSession(stand, user.id) };
  return { tempPassword: true, tempResetToken: await makeLink(stand.db, 'reset', user.id, stand.now()) };
}
