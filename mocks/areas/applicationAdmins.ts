import { and, eq } from 'drizzle-orm';
import { applications as calls } from '../../src/platform/applications.ts';
import { applicationAdminsTable } from '../db/tables/applicationAdmins.ts';
import type { AnswerRoute } from '../http/answer.ts';
import type { Environment } from '../http/environment.ts';
import { HttpRefusal, notFound } from '../http/refusal.ts';
import { adminIds, findApplicationRow, namedReply, type ApplicationRow } from './applicationReply.ts';
import { findUser } from './userReply.ts';

export function applicationAdminCalls(answer: AnswerRoute, env: Environment) {
  const { db } = env;
  const tell = (applicationId: string, userId: string) => {
    env.emitChange('applications', 'save', applicationId, { userId });
    env.emitChange('users', 'save', userId, { audience: { applications: new Set([applicationId]) } });
  };
  const reply = async (row: ApplicationRow) => ({
    ...namedReply(row),
    adminUsers: await adminIds(db, row.id),
  });

  answer(calls.addAdmin, 'superadmin', async ({ body }) => {
    const [application, user] = [await findApplicationRow(db, body._id), await findUser(db, body.adminId)];
    const given = await db
      .insert(applicationAdminsTable)
      .values({ userId: user.id, applicationId: application.id })
      .onConflictDoNothing()
      .returning();
    if (!given.length) throw new HttpRefusal(400, 'Already have admin acess in this Application');
    tell(application.id, user.id);
    return reply(application);
  });

  answer(calls.removeAdmin, 'superadmin', async ({ path }) => {
    const application = await findApplicationRow(db, path.appId);
    const gone = await db
      .delete(applicationAdminsTable)
      .where(
        and(
          eq(applicationAdminsTable.applicationId, path.appId),
          eq(applicationAdminsTable.userId, path.userId),
        ),
      )
      .returning();
    if (!gone.length) throw notFound('The user does not administer this application');
    tell(path.appId, path.userId);
    return reply(application);
  });
}
