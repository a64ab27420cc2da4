import { and, eq, sql } from 'drizzle-orm';
import type { SignInReply } from '../../src/platform/signIn.ts';
import { newId } from '../db/ids.ts';
import { sessionsTable } from '../db/tables/sessions.ts';
import { usersTable } from '../db/tables/users.ts';
import { secondsSinceEpoch, type Environment } from '../http/environment.ts';
import { notSignedIn } from '../http/refusal.ts';
import { createLink, signToken } from '../http/tokens.ts';

export const WRONG_PASSWORD = 'The email or password is not correct.';

/** Opens a session and returns its token. Throws if the password was replaced after it was checked. */
export async function openSession(env: Environment, userId: string, passwordHash?: string): Promise<string> {
  const now = env.now();
  const sid = newId(now);
  await env.db.transaction(async tx => {
    const entered = await tx
      .update(usersTable)
      .set({ loginCount: sql`${usersTable.loginCount} + 1`, lastLoggedIn: secondsSinceEpoch(now) })
      .where(
        and(
          eq(usersTable.id, userId),
          passwordHash === undefined ? undefined : eq(usersTable.passwordHash, passwordHash),
        ),
      )
      .returning({ id: usersTable.id });
    if (!entered.length) throw notSignedIn(WRONG_PASSWORD);
    await tx.insert(sessionsTable).values({ id: sid, userId, loginTime: secondsSinceEpoch(now) });
  });
  env.recount();
  return signToken({ sub: userId, sid }, now, env.secret);
}

/** A token. For a temporary password: the token of the page that replaces it. */
export async function signInReply(
  env: Environment,
  user: { id: string; passwordHash: string; passwordIsTemporary: boolean },
): Promise<SignInReply> {
  if (!user.passwordIsTemporary) return { token: await openSession(env, user.id, user.passwordHash) };
  return { tempPassword: true, tempResetToken: await createLink(env.db, 'reset', user.id, env.now()) };
}
