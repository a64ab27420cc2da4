import { eq, inArray } from 'drizzle-orm';
import { transfer as calls } from '../../src/platform/transfer.ts';
import { foldForIndex } from '../db/folding.ts';
import { newId } from '../db/ids.ts';
import type { Db } from '../db/open.ts';
import { applicationsTable } from '../db/tables/applications.ts';
import { roleAssignmentsTable } from '../db/tables/roleAssignments.ts';
import { rolesTable } from '../db/tables/roles.ts';
import { subscriptionPlansTable } from '../db/tables/subscriptionPlans.ts';
import { subscriptionsTable } from '../db/tables/subscriptions.ts';
import { usersTable } from '../db/tables/users.ts';
import { v4UsersTable } from '../db/tables/v4Users.ts';
import type { AnswerRoute } from '../http/answer.ts';
import type { Environment } from '../http/environment.ts';
import { HttpRefusal } from '../http/refusal.ts';
import { subscriptionEntry } from './subscriptionReply.ts';
import { storeChange } from './userChanges.ts';
import { findUser, populatedReply, type UserRow } from './userReply.ts';

/**
 * The roles and subscriptions of a user in V4, without those of deleted applications. Throws if the user has
 * been transferred or is unknown in V4.
 */
async function waitingFor(db: Db, user: UserRow) {
  if (user.migratedFromV4) throw new HttpRefusal(400, 'The user has already been transferred from V4');
  const [record] = await db.select().from(v4UsersTable).where(eq(v4UsersTable.userId, user.id));
  if (!record) throw new HttpRefusal(400, `There is no user with the email ${user.email} in V4`);
  const named = [...record.roles, ...record.subscriptions].map(({ applicationId }) => applicationId);
  const rows = await db.select().from(applicationsTable).where(inArray(applicationsTable.id, named));
  const names = new Map(rows.map(({ id, applicationName }) => [id, applicationName]));
  return {
    refusal: record.refusal,
    names,
    roles: record.roles.filter(({ applicationId }) => names.has(applicationId)),
    subscriptions: record.subscriptions.filter(({ applicationId }) => names.has(applicationId)),
  };
}

/** Maps names of roles in V4 to IDs. Creates the roles that do not exist yet. */
async function rolesNamed(env: Environment, db: Db, names: string[]): Promise<Map<string, string>> {
  const wanted = new Map(names.map(name => [foldForIndex(name), name]));
  if (!wanted.size) return new Map();
  const made = [...wanted].map(([roleNameKey, roleName]) => ({
    id: newId(env.now()),
    roleName,
    roleNameKey,
    roleDescription: 'From V4',
  }));
  await db.insert(rolesTable).values(made).onConflictDoNothing();
  const rows = await db
    .select()
    .from(rolesTable)
    .where(inArray(rolesTable.roleNameKey, [...wanted.keys()]));
  return new Map(rows.map(({ roleNameKey, id }) => [roleNameKey, id]));
}

/** The rows of subscriptions from V4. Each one refers to its plan if the plan still exists. */
async function broughtOver(
  db: Db,
  waiting: (typeof v4UsersTable.$inferSelect)['subscriptions'],
  userId: string,
): Promise<(typeof subscriptionsTable.$inferInsert)[]> {
  const named = waiting.flatMap(({ planId }) => planId ?? []);
  const kept = await db
    .select({ id: subscriptionPlansTable.id })
    .from(subscriptionPlansTable)
    .where(inArray(subscriptionPlansTable.id, named));
  return waiting.map(row => ({
    ...row,
    userId,
    planId: kept.find(({ id }) => id === row.planId)?.id ?? null,
    ...(row.archived && { canceledAt: row.endsAt, endedAt: row.endsAt }),
  }));
}

/** The transfer of a user from the old version (V4). */
export function transferArea(answer: AnswerRoute, env: Environment) {
  const { db } = env;

  answer(calls.preview, 'superadmin', async ({ path }) => {
    const waiting = await waitingFor(db, await findUser(db, path.id));
    const plans = (archived: boolean) =>
      waiting.subscriptions
        .filter(row => row.archived === archived)
        .map(row =>
          subscriptionEntry({ ...row, planId: null, period: null }, waiting.names.get(row.applicationId)!),
        );
    return {
      roles: waiting.roles.map(({ applicationId, roleNames }) => ({
        application: { _id: applicationId, applicationName: waiting.names.get(applicationId)! },
        roles: roleNames,
      })),
      activeSubscriptions: plans(false),
      archivedSubscriptions: plans(true),
    };
  });

  answer(calls.confirm, 'superadmin', async ({ path, caller }) => {
    const user = await db.transaction(async tx => {
      await tx.select({ id: usersTable.id }).from(usersTable).where(eq(usersTable.id, path.id)).for('update');
      const before = await findUser(tx, path.id);
      const waiting = await waitingFor(tx, before);
      if (waiting.refusal) throw new HttpRefusal(400, waiting.refusal);
      const ids = await rolesNamed(
        env,
        tx,
        waiting.roles.flatMap(({ roleNames }) => roleNames),
      );
      const given = waiting.roles.flatMap(({ applicationId, roleNames }) =>
        roleNames.map(name => ({ userId: before.id, applicationId, roleId: ids.get(foldForIndex(name))! })),
      );
      if (given.length) await tx.insert(roleAssignmentsTable).values(given).onConflictDoNothing();
      const plans = await broughtOver(tx, waiting.subscriptions, before.id);
      if (plans.length) await tx.insert(subscriptionsTable).values(plans).onConflictDoNothing();
      await tx.delete(v4UsersTable).where(eq(v4UsersTable.userId, before.id));
      return storeChange({ ...env, db: tx }, before.id, { migratedFromV4: true });
    });
    env.emitChange('users', 'save', user.id);
    return populatedReply(db, user, caller);
  });
}
