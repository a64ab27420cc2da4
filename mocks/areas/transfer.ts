import { eq, inArray } from 'drizzle-orm';
import { transfer as calls } from '../../src/platform/transfer.ts';
import { fold } from '../db/folding.ts';
import { newId } from '../db/ids.ts';
import type { Db } from '../db/open.ts';
import { applications } from '../db/tables/applications.ts';
import { roleAssignments } from '../db/tables/roleAssignments.ts';
import { roles } from '../db/tables/roles.ts';
import { subscriptionPlans } from '../db/tables/subscriptionPlans.ts';
import { subscriptions } from '../db/tables/subscriptions.ts';
import { users } from '../db/tables/users.ts';
import { v4People } from '../db/tables/v4People.ts';
import type { Answer } from '../http/answer.ts';
import type { Environment } from '../http/environment.ts';
import { Refusal } from '../http/refusal.ts';
import { entryOf } from './subscriptionReply.ts';
import { storeChange } from './userChanges.ts';
import { findUser, populatedReply, type UserRow } from './userReply.ts';

/** What waits in V4 for somebody who has not been transferred yet; what belongs to an application that is gone stays there. */
async function waitingFor(db: Db, user: UserRow) {
  if (user.migratedFromV4) throw new Refusal(400, 'The user has already been transferred from V4');
  const [record] = await db.select().from(v4People).where(eq(v4People.userId, user.id));
  if (!record) throw new Refusal(400, `There is no user with the email ${user.email} in V4`);
  const named = [...record.roles, ...record.subscriptions].map(({ applicationId }) => applicationId);
  const rows = await db.select().from(applications).where(inArray(applications.id, named));
  const names = new Map(rows.map(({ id, applicationName }) => [id, applicationName]));
  return {
    refusal: record.refusal,
    names,
    roles: record.roles.filter(({ applicationId }) => names.has(applicationId)),
    subscriptions: record.subscriptions.filter(({ applicationId }) => names.has(applicationId)),
  };
}

/** Ids of roles by their names in V4; a role that is unknown here comes over with its first holder. */
async function rolesNamed(env: Environment, db: Db, names: string[]): Promise<Map<string, string>> {
  const wanted = new Map(names.map(name => [fold(name), name]));
  if (!wanted.size) return new Map();
  const made = [...wanted].map(([roleNameKey, roleName]) => ({
    id: newId(env.now()),
    roleName,
    roleNameKey,
    roleDescription: 'From V4',
  }));
  await db.insert(roles).values(made).onConflictDoNothing();
  const rows = await db
    .select()
    .from(roles)
    .where(inArray(roles.roleNameKey, [...wanted.keys()]));
  return new Map(rows.map(({ roleNameKey, id }) => [roleNameKey, id]));
}

/** Subscriptions of V4 as they are kept here, each of the plan that stands for it while there is one. */
async function broughtOver(
  db: Db,
  waiting: (typeof v4People.$inferSelect)['subscriptions'],
  userId: string,
): Promise<(typeof subscriptions.$inferInsert)[]> {
  const named = waiting.flatMap(({ planId }) => planId ?? []);
  const kept = await db
    .select({ id: subscriptionPlans.id })
    .from(subscriptionPlans)
    .where(inArray(subscriptionPlans.id, named));
  return waiting.map(row => ({
    ...row,
    userId,
    planId: kept.find(({ id }) => id === row.planId)?.id ?? null,
    ...(row.archived && { canceledAt: row.endsAt, endedAt: row.endsAt }),
  }));
}

/** The transfer of a person from the old version (V4). */
export function transferArea(answer: Answer, env: Environment) {
  const { db } = env;

  answer(calls.preview, 'superadmin', async ({ path }) => {
    const waiting = await waitingFor(db, await findUser(db, path.id));
    const plans = (archived: boolean) =>
      waiting.subscriptions
        .filter(row => row.archived === archived)
        .map(row => entryOf({ ...row, planId: null, period: null }, waiting.names.get(row.applicationId)!));
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
      await tx.select({ id: users.id }).from(users).where(eq(users.id, path.id)).for('update');
      const before = await findUser(tx, path.id);
      const waiting = await waitingFor(tx, before);
      if (waiting.refusal) throw new Refusal(400, waiting.refusal);
      const ids = await rolesNamed(
        env,
        tx,
        waiting.roles.flatMap(({ roleNames }) => roleNames),
      );
      const given = waiting.roles.flatMap(({ applicationId, roleNames }) =>
        roleNames.map(name => ({ userId: before.id, applicationId, roleId: ids.get(fold(name))! })),
      );
      if (given.length) await tx.insert(roleAssignments).values(given).onConflictDoNothing();
      const plans = await broughtOver(tx, waiting.subscriptions, before.id);
      if (plans.length) await tx.insert(subscriptions).values(plans).onConflictDoNothing();
      await tx.delete(v4People).where(eq(v4People.userId, before.id));
      return storeChange({ ...env, db: tx }, before.id, { migratedFromV4: true });
    });
    env.changed('users', 'save', user.id);
    return populatedReply(db, user, caller);
  });
}
