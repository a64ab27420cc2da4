import { and, asc, count, desc, eq, like, or } from 'drizzle-orm';
import { type Application, applications as calls } from '../../src/platform/applications.ts';
import { isStaff, withinReach } from '../answering/access.ts';
import type { Answer } from '../answering/answer.ts';
import { fold } from '../db/folding.ts';
import type { Db } from '../db/open.ts';
import { applicationAdmins, applications } from '../db/schema.ts';
import { anywhere, listAnswer, windowOf } from '../answering/lists.ts';
import { Refusal, notAllowed, notFound } from '../answering/refusal.ts';
import type { Environment } from '../answering/environment.ts';
import { plansOf } from './planReply.ts';
import { findUser } from './userReply.ts';

type Row = typeof applications.$inferSelect;

const reply = (row: Row): Application => ({ _id: row.id, applicationId: row.applicationId, applicationName: row.applicationName });

export async function findApplication(db: Db, id: string): Promise<Row> {
  const [row] = await db.select().from(applications).where(eq(applications.id, id));
  if (!row) throw notFound('There is no such application');
  return row;
}

async function withAdmins(db: Db, row: Row): Promise<Application> {
  const admins = await db
    .select({ id: applicationAdmins.userId })
    .from(applicationAdmins)
    .where(eq(applicationAdmins.applicationId, row.id))
    .orderBy(asc(applicationAdmins.userId));
  return { ...reply(row), adminUsers: admins.map(({ id }) => id) };
}

/** Applications with their plans. */
async function withPlans(db: Db, rows: Row[]): Promise<Application[]> {
  const plans = await plansOf(db, rows.map(({ id }) => id));
  return rows.map(row => ({ ...reply(row), subscriptionPlans: plans(row.id) }));
}

/** Applications as far as people are concerned: choosing one, and who administers it. */
export function applicationsArea(answer: Answer, env: Environment) {
  const { db } = env;
  const tell = (applicationId: string, userId: string) => {
    env.changed('applications', 'save', applicationId, { person: userId });
    env.changed('users', 'save', userId, { sight: { applications: new Set([applicationId]) } });
  };

  // What is for sale is for everybody to see, of all applications; the applications themselves are for staff.
  answer(calls.list, 'signedIn', async ({ query, caller }) => {
    const isExpanded = query.expand === 'subscriptionPlans';
    if (!isExpanded && !isStaff(caller)) throw notAllowed('You are not authorized');
    const pattern = anywhere(fold(query.query ?? ''));
    const found = query.query?.trim() ? or(like(applications.applicationNameKey, pattern), like(applications.applicationId, pattern)) : undefined;
    const where = and(isStaff(caller) ? withinReach(caller, applications.id) : undefined, found);
    const { limit, offset } = windowOf(env, query.all === 'true' ? {} : query);
    const column = query.sortBy === 'applicationId' ? applications.applicationId : applications.applicationNameKey;
    const direction = query.sortDirection === 'desc' ? desc : asc;
    const ordered = db.select().from(applications).where(where).orderBy(direction(column), direction(applications.id)).offset(offset);
    const rows = await (limit === undefined ? ordered : ordered.limit(limit));
    const [total] = await db.select({ rows: count() }).from(applications).where(where);
    return listAnswer(env, 'paged', isExpanded ? await withPlans(db, rows) : rows.map(reply), total!.rows);
  });

  answer(calls.addAdmin, 'superadmin', async ({ body }) => {
    const [application, user] = [await findApplication(db, body._id), await findUser(db, body.adminId)];
    const given = await db.insert(applicationAdmins).values({ userId: user.id, applicationId: application.id }).onConflictDoNothing().returning();
    if (!given.length) throw new Refusal(400, 'Already have admin acess in this Application');
    tell(application.id, user.id);
    return withAdmins(db, application);
  });

  answer(calls.removeAdmin, 'superadmin', async ({ path }) => {
    const application = await findApplication(db, path.appId);
    const gone = await db
      .delete(applicationAdmins)
      .where(and(eq(applicationAdmins.applicationId, path.appId), eq(applicationAdmins.userId, path.userId)))
      .returning();
    if (!gone.length) throw notFound('The user does not administer this application');
    tell(path.appId, path.userId);
    return withAdmins(db, application);
  });
}
