import { and, eq, gt, inArray, isNull, ne, type SQL } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { sessions } from '../db/tables/sessions.ts';
import { users } from '../db/tables/users.ts';
import { seconds, type Environment } from './environment.ts';
import { dropLinks, TOKEN_SECONDS } from './tokens.ts';

export interface Ended {
  sessionIds: string[];
  userIds: string[];
}

/** Ends those of these sessions whose token still counts. Whom that concerns is told by `tellEnded`, once it is stored. */
export async function endSessions(db: Db, now: Date, which: SQL | undefined): Promise<Ended> {
  const time = seconds(now);
  const open = and(which, isNull(sessions.logoutTime), gt(sessions.loginTime, time - TOKEN_SECONDS));
  const rows = await db
    .update(sessions)
    .set({ logoutTime: time })
    .where(open)
    .returning({ id: sessions.id, userId: sessions.userId });
  const userIds = [...new Set(rows.map(({ userId }) => userId))];
  if (userIds.length) await db.update(users).set({ lastLoggedOut: time }).where(inArray(users.id, userIds));
  return { sessionIds: rows.map(({ id }) => id), userIds };
}

/** What a new password ends: mailed reset links, and all sessions but the one that chose it. */
export async function endWithPassword(db: Db, now: Date, userId: string, keep?: string): Promise<Ended> {
  await dropLinks(db, 'reset', userId);
  return endSessions(
    db,
    now,
    and(eq(sessions.userId, userId), keep === undefined ? undefined : ne(sessions.id, keep)),
  );
}

export function tellEnded(
  { ended, changed }: Pick<Environment, 'ended' | 'changed'>,
  { sessionIds, userIds }: Ended,
) {
  ended(sessionIds);
  for (const id of userIds) changed('users', 'save', id);
}
