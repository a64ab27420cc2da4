import { and, asc, eq, sql } from 'drizzle-orm';
import type { ProtectedLayer } from '../../src/platform/protectedLayers.ts';
import { userName } from '../../src/platform/userName.ts';
import type { User } from '../../src/platform/users.ts';
import type { Db } from '../db/open.ts';
import { applicationAdmins } from '../db/tables/applicationAdmins.ts';
import { applications } from '../db/tables/applications.ts';
import { protectedLayers, userProtectedLayers } from '../db/tables/protectedLayers.ts';
import { roleAssignments } from '../db/tables/roleAssignments.ts';
import { roles } from '../db/tables/roles.ts';
import { users } from '../db/tables/users.ts';
import { isSuperadmin, seenOfPeople, type Caller } from '../http/access.ts';
import { layerReply } from '../http/layerReply.ts';
import { notFound } from '../http/refusal.ts';
import { seenAssignments } from './roleReach.ts';
import { subscriptionsReply } from './subscriptionReply.ts';
import { replyFields } from './userFields.ts';

export type UserRow = typeof users.$inferSelect;
/** What hangs on more users than this is read whole. */
const LOOKUP = 2_000;

/** Groups rows by their user. */
const byUser = <T extends { userId: string }>(rows: T[]) => {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(row.userId);
    if (group) group.push(row);
    else groups.set(row.userId, [row]);
  }
  return (id: string) => groups.get(id) ?? [];
};

/** How a user is called. */
export const nameOf = (row: UserRow) => userName({ ...row, _id: row.id });

/** A user without what hangs on him. What the platform knows itself wins over what clients sent along. */
const own = (row: UserRow) => ({
  ...row.extra,
  _id: row.id,
  ...replyFields(row),
  emailVerification: { verified: row.emailVerified },
  __v: row.version,
});

/** Protected layers as a user has them, application by application. */
function layersByApplication(
  rows: { layer: typeof protectedLayers.$inferSelect; application: string; applicationName: string }[],
) {
  const groups = new Map<
    string,
    { application: { _id: string; applicationName: string }; protectedLayers: ProtectedLayer[] }
  >();
  for (const { layer, application, applicationName } of rows) {
    const group = groups.get(application) ?? {
      application: { _id: application, applicationName },
      protectedLayers: [],
    };
    group.protectedLayers.push(layerReply(layer));
    groups.set(application, group);
  }
  return [...groups.values()];
}

const seenAdmins = (caller: Caller) =>
  seenOfPeople(caller, { user: applicationAdmins.userId, application: applicationAdmins.applicationId });

/** Users as a list has them: applications and roles by id, as far as the caller may see what they have. */
export async function userReplies(db: Db, rows: UserRow[], caller: Caller): Promise<User[]> {
  const ids = rows.map(row => row.id);
  if (!ids.length) return [];
  const hangsOn = (table: typeof roleAssignments | typeof applicationAdmins | typeof userProtectedLayers) =>
    ids.length > LOOKUP ? undefined : sql`${table.userId} = ANY(${sql.param(ids)}::text[])`;
  const [assigned, administered, layers] = await Promise.all([
    db
      .select({
        userId: roleAssignments.userId,
        application: roleAssignments.applicationId,
        role: roleAssignments.roleId,
        roleName: roles.roleName,
      })
      .from(roleAssignments)
      .innerJoin(roles, eq(roles.id, roleAssignments.roleId))
      .where(and(hangsOn(roleAssignments), seenAssignments(caller)))
      .orderBy(asc(roleAssignments.applicationId), asc(roleAssignments.roleId)),
    db
      .select()
      .from(applicationAdmins)
      .where(and(hangsOn(applicationAdmins), seenAdmins(caller)))
      .orderBy(asc(applicationAdmins.applicationId)),
    db
      .select({
        userId: userProtectedLayers.userId,
        layer: protectedLayers,
        application: applications.id,
        applicationName: applications.applicationName,
      })
      .from(userProtectedLayers)
      .innerJoin(protectedLayers, eq(protectedLayers.id, userProtectedLayers.layerId))
      .innerJoin(applications, eq(applications.id, protectedLayers.applicationId))
      .where(
        and(
          hangsOn(userProtectedLayers),
          seenOfPeople(caller, {
            user: userProtectedLayers.userId,
            application: protectedLayers.applicationId,
          }),
        ),
      )
      .orderBy(asc(applications.id), asc(protectedLayers.groupIndex), asc(protectedLayers.id)),
  ]);
  const rolesOf = byUser(assigned);
  const adminOf = byUser(administered);
  const layersOf = byUser(layers);
  return rows.map(row => ({
    ...own(row),
    rolesAssigned: rolesOf(row.id).map(({ application, role, roleName }) => ({
      application,
      role,
      roleName,
    })),
    adminRoles: adminOf(row.id).map(({ applicationId }) => applicationId),
    protectedLayers: layersByApplication(layersOf(row.id)),
  }));
}

export async function userReply(db: Db, row: UserRow, caller: Caller): Promise<User> {
  const [reply] = await userReplies(db, [row], caller);
  return reply!;
}

export async function findUser(db: Db, id: string): Promise<UserRow> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  if (!row) throw notFound('There is no such user');
  return row;
}

/** A user with his cards and plans, as `me` has them; his cards are for himself and superadmins. */
export async function subscribedReply(db: Db, row: UserRow, caller: Caller): Promise<User> {
  const [reply, subscriptions] = await Promise.all([
    userReply(db, row, caller),
    subscriptionsReply(db, row.id, row.id === caller.id || isSuperadmin(caller)),
  ]);
  return { ...reply, subscriptions };
}

/** A user with applications and roles as objects, as his detail page has him. */
export async function populatedReply(db: Db, row: UserRow, caller: Caller): Promise<User> {
  const [reply, assigned, administered] = await Promise.all([
    subscribedReply(db, row, caller),
    db
      .select({ application: applications, role: roles })
      .from(roleAssignments)
      .leftJoin(applications, eq(applications.id, roleAssignments.applicationId))
      .innerJoin(roles, eq(roles.id, roleAssignments.roleId))
      .where(and(eq(roleAssignments.userId, row.id), seenAssignments(caller)))
      .orderBy(asc(applications.applicationNameKey), asc(roles.roleNameKey)),
    db
      .select({ application: applications })
      .from(applicationAdmins)
      .innerJoin(applications, eq(applications.id, applicationAdmins.applicationId))
      .where(and(eq(applicationAdmins.userId, row.id), seenAdmins(caller)))
      .orderBy(asc(applications.applicationNameKey)),
  ]);
  const named = ({ id, applicationName }: typeof applications.$inferSelect) => ({ _id: id, applicationName });
  return {
    ...reply,
    rolesAssigned: assigned.map(({ application, role }) => ({
      application: application && named(application),
      role: { _id: role.id, roleName: role.roleName, roleDescription: role.roleDescription },
      roleName: role.roleName,
    })),
    adminRoles: administered.map(({ application }) => named(application)),
  };
}
