import { and, asc, count, desc, eq } from 'drizzle-orm';
import { sessions as calls } from '../../src/platform/sessions.ts';
import { applications } from '../db/tables/applications.ts';
import { sessions } from '../db/tables/sessions.ts';
import { seenOfPeople } from '../http/access.ts';
import type { Answer } from '../http/answer.ts';
import type { Environment } from '../http/environment.ts';
import { listAnswer, windowOf } from '../http/lists.ts';
import { seenUser } from './userChanges.ts';

/** Visits of one user that the caller may see, newest first unless asked otherwise. */
export function sessionsArea(answer: Answer, env: Environment) {
  const { db } = env;
  answer(calls.list, 'signedIn', async ({ path, query, caller }) => {
    await seenUser(db, caller, path.userId);
    const visits = and(
      eq(sessions.userId, path.userId),
      seenOfPeople(caller, { user: sessions.userId, application: sessions.applicationId }),
    );
    const { limit, offset } = windowOf(env, query);
    const column = query.sortBy === 'logoutTime' ? sessions.logoutTime : sessions.loginTime;
    const direction = query.sortDirection === 'asc' ? asc : desc;
    const found = db
      .select({ session: sessions, application: applications })
      .from(sessions)
      .leftJoin(applications, eq(applications.id, sessions.applicationId))
      .where(visits)
      .orderBy(direction(column), direction(sessions.id))
      .offset(offset);
    const rows = await (limit === undefined ? found : found.limit(limit));
    const [total] = await db.select({ rows: count() }).from(sessions).where(visits);
    const replies = rows.map(({ session, application }) => ({
      _id: session.id,
      application: application && { _id: application.id, applicationName: application.applicationName },
      loginTime: session.loginTime,
      logoutTime: session.logoutTime,
    }));
    return listAnswer(env, 'paged', replies, total!.rows);
  });
}
