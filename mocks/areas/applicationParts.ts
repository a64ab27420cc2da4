import { and, eq, exists, sql, type SQL } from 'drizzle-orm';
import { applicationParts as calls } from '../../src/platform/applicationParts.ts';
import type { Db } from '../db/open.ts';
import { applicationsTable } from '../db/tables/applications.ts';
import { applicationUsers, subscriptionOverrides } from '../db/tables/applicationUsers.ts';
import { toolsTable } from '../db/tables/tools.ts';
import { usersTable } from '../db/tables/users.ts';
import { isSuperadmin, type Caller } from '../http/access.ts';
import type { AnswerRoute } from '../http/answer.ts';
import type { Environment } from '../http/environment.ts';
import { listReply } from '../http/lists.ts';
import { notFound } from '../http/refusal.ts';
import { findAdministeredApplication, wholeReply, type ApplicationRow } from './applicationReply.ts';
import { requireExistingIds } from './catalogueRecords.ts';
import { checkCounty, checkPaths } from './pathsAndCounty.ts';
import { requireVisibleUser } from './userChanges.ts';
import { orderedIds, usersByIds } from './userList.ts';
import { userReplies, userRowName } from './userReply.ts';

/** The calls that change one part of an application: county, paths, tools and users. */
export function applicationPartsArea(answer: AnswerRoute, env: Environment) {
  const { db } = env;

  /** Stores the fields that `how` returns. Returns the whole application. */
  async function change(
    caller: Caller,
    id: string,
    how: (tx: Db, row: ApplicationRow) => Promise<Partial<ApplicationRow>>,
  ) {
    const row = await db.transaction(async tx => {
      // The row is locked before it is read, so that concurrent changes run one after the other.
      await tx
        .select({ id: applicationsTable.id })
        .from(applicationsTable)
        .where(eq(applicationsTable.id, id))
        .for('update');
      const before = await findAdministeredApplication(tx, caller, id);
      const fields = await how(tx, before);
      const [after] = await tx
        .update(applicationsTable)
        .set({ ...fields, version: sql`${applicationsTable.version} + 1` })
        .where(eq(applicationsTable.id, id))
        .returning();
      return after!;
    });
    env.emitChange('applications', 'save', id);
    return wholeReply(db, row, 'subscriptionPlans');
  }

  answer(calls.updateCounty, 'staff', ({ body, caller }) =>
    change(caller, body._id, async (_, before) => {
      checkCounty(body.county, before.county?.links ?? []);
      return { county: body.county ?? null };
    }),
  );
  answer(calls.updatePaths, 'staff', ({ body, caller }) =>
    change(caller, body._id, async (_, before) => {
      checkPaths(body.paths ?? [], before.paths);
      return { paths: body.paths ?? [] };
    }),
  );

  const withTools = (before: ApplicationRow, ids: string[]) => ({
    tools: [...new Set([...before.tools, ...ids])],
  });
  answer(calls.copyTools, 'staff', async ({ body, caller }) => {
    const from = await findAdministeredApplication(db, caller, body.from);
    return change(caller, body.to, async (_, before) => withTools(before, from.tools));
  });
  answer(calls.addTools, 'staff', ({ body, caller }) =>
    change(caller, body._id, async (tx, before) =>
      withTools(before, await requireExistingIds(tx, toolsTable, 'tools', body.tools)),
    ),
  );
  answer(calls.removeTool, 'staff', ({ path, caller }) =>
    change(caller, path.appId, async (_, before) => {
      if (!before.tools.includes(path.toolId)) throw notFound('The application does not have this tool');
      return { tools: before.tools.filter(id => id !== path.toolId) };
    }),
  );

  const peopleIn = async (where: SQL | undefined) =>
    usersByIds(db, await orderedIds(db, where, {}, { limit: undefined, offset: 0 }));
  const inTable = (table: typeof applicationUsers | typeof subscriptionOverrides, applicationId: string) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(table)
        .where(and(eq(table.userId, usersTable.id), eq(table.applicationId, applicationId))),
    );

  const usersOf = async (applicationId: string, caller: Caller) =>
    listReply(
      env,
      'array',
      await userReplies(db, await peopleIn(inTable(applicationUsers, applicationId)), caller),
    );
  answer(calls.users, 'staff', async ({ path, caller }) =>
    usersOf((await findAdministeredApplication(db, caller, path.id)).id, caller),
  );
  answer(calls.addUser, 'staff', async ({ path, body, caller, c }) => {
    const application = await findAdministeredApplication(db, caller, path.id);
    const user = await requireVisibleUser(db, caller, body.userId);
    if (!user.isActive && !isSuperadmin(caller))
      return c.text(`${userRowName(user)} is inactive. Activate the account first.`, 400);
    const given = await db
      .insert(applicationUsers)
      .values({ applicationId: application.id, userId: user.id })
      .onConflictDoNothing()
      .returning();
    if (!given.length)
      return c.text(`${userRowName(user)} is already a user of ${application.applicationName}.`, 400);
    env.emitChange('applications', 'save', application.id, { userId: user.id });
    return usersOf(application.id, caller);
  });
  answer(calls.removeUser, 'staff', async ({ path, caller }) => {
    const application = await findAdministeredApplication(db, caller, path.id);
    const gone = await db
      .delete(applicationUsers)
      .where(
        and(eq(applicationUsers.applicationId, application.id), eq(applicationUsers.userId, path.userId)),
      )
      .returning();
    if (!gone.length) throw notFound('The application does not have this user');
    env.emitChange('applications', 'save', application.id, { userId: path.userId });
  });

  answer(calls.overrideUsers, 'staff', async ({ path, caller }) => {
    const application = await findAdministeredApplication(db, caller, path.appId);
    return listReply(
      env,
      'array',
      await userReplies(db, await peopleIn(inTable(subscriptionOverrides, application.id)), caller),
    );
  });
}
