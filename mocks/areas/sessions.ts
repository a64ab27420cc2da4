import { and, asc, count, desc, eq } from 'drizzle-orm';
import { sessions as calls } from '../../src/platform/sessions.ts';
import { applicationsTable } from '../db/tables/applications.ts';
import { sessionsTable } from '../db/tables/sessions.ts';
import { visibleUserRows } from '../http/access.ts';
import type { AnswerRoute } from '../http/answer.ts';
import type { Environment } from '../http/environment.ts';
import { listReply, windowOf } from '../http/lists.ts';
import { requireVisibleUser } from './userChanges.ts';

/** The sessions of a user that the caller may see, newest first by default. */
export function sessionsArea(answer: AnswerRoute, env: Environment) {
  const { db } = env;
  answer(calls.list, 'signedIn', async ({ path, query, caller }) => {
    await requireVisibleUser(db, caller, path.userId);
    const visits = and(
      eq(sessionsTable.userId, path.userId),
      visibleUserRows(caller, { user: sessionsTable.userId, application: sessionsTable.applicationId }),
    );
    const { limit, offset } = windowOf(env, query);
    const column = query.sortBy === 'logoutTime' ? sessionsTable.logoutTime : sessionsTable.loginTime;
    const direction = query.sortDirection === 'asc' ? asc : desc;
    const found = db
      .select({ session: sessionsTable, application: applicationsTable })
      .from(sessionsTable)
      .leftJoin(applicationsTable, eq(applicationsTable.id, sessionsTable.applicationId))
      .where(visits)
      .orderBy(direction(column), direction(sessionsTable.id))
      .offset(offset);
    const rows = await (limit === undefined ? found : found.limit(limit));
    const [total] = await db.select({ rows: count() }).from(sessionsTable).where(visits);
    const replies = rows.map(({ session, application }) => ({
      _id: session.id,
      application: application && { _id: application.id, applicationName: application.applicationName },
      loginTime: session.loginTime,
      logoutTime: session.logoutTime,
    }));
    return listReply(env, 'paged', replies, total!.rows);
  });
}
