import { and, eq, gt, inArray, isNull, ne, type SQL } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { sessionsTable } from '../db/tables/sessions.ts';
import { usersTable } from '../db/tables/users.ts';
import { secondsSinceEpoch, type Environment } from './environment.ts';
import { deleteLinks, TOKEN_SECONDS } from './tokens.ts';

export interface EndedSessions {
  sessionIds: string[];
  userIds: string[];
}

/** Ends those of the sessions whose tokens are still valid. Call `emitEndedSessions` once the change is stored. */
export async function endSessions(db: Db, now: Date, which: SQL | undefined): Promise<EndedSessions> {
  const time = secondsSinceEpoch(now);
  const isOpenSession = and(
    which,
    isNull(sessionsTable.logoutTime),
    gt(sessionsTable.loginTime, time - TOKEN_SECONDS),
  );
  const rows = await db
    .update(sessionsTable)
    .set({ logoutTime: time })
    .where(isOpenSession)
    .returning({ id: sessionsTable.id, userId: sessionsTable.userId });
  const userIds = [...new Set(rows.map(({ userId }) => userId))];
  if (userIds.length)
    await db.update(usersTable).set({ lastLoggedOut: time }).where(inArray(usersTable.id, userIds));
  return { sessionIds: rows.map(({ id }) => id), userIds };
}

/** A new password ends mailed reset links, and all sessions except the one that set it. */
export async function endSessionsOfPassword(
  db: Db,
  now: Date,
  userId: string,
  keep?: string,
): Promise<EndedSessions> {
  await deleteLinks(db, 'reset', userId);
  return endSessions(
    db,
    now,
    and(eq(sessionsTable.userId, userId), keep === undefined ? undefined : ne(sessionsTable.id, keep)),
  );
}

export function emitEndedSessions(
  { closeSockets, emitChange }: Pick<Environment, 'closeSockets' | 'emitChange'>,
  { sessionIds, userIds }: EndedSessions,
) {
  closeSockets(sessionIds);
  for (const id of userIds) emitChange('users', 'save', id);
}
