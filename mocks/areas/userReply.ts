import { and, asc, eq, sql } from 'drizzle-orm';
import type { ProtectedLayer } from '../../src/platform/protectedLayers.ts';
import { userName } from '../../src/platform/userName.ts';
import type { User } from '../../src/platform/users.ts';
import type { Db } from '../db/open.ts';
import { applicationAdminsTable } from '../db/tables/applicationAdmins.ts';
import { applicationsTable } from '../db/tables/applications.ts';
import { protectedLayersTable, userProtectedLayersTable } from '../db/tables/protectedLayers.ts';
import { roleAssignmentsTable } from '../db/tables/roleAssignments.ts';
import { rolesTable } from '../db/tables/roles.ts';
import { usersTable } from '../db/tables/users.ts';
import { isSuperadmin, visibleUserRows, type Caller } from '../http/access.ts';
import { layerReply } from '../http/layerReply.ts';
import { notFound } from '../http/refusal.ts';
import { visibleAssignments } from './roleReach.ts';
import { subscriptionsReply } from './subscriptionReply.ts';
import { replyFields } from './userFields.ts';

export type UserRow = typeof usersTable.$inferSelect;
/** For more users than this, related tables are read whole. */
const MAX_LOOKUP_IDS = 2_000;

const byUser = <T extends { userId: string }>(rows: T[]) => {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(row.userId);
    if (group) group.push(row);
    else groups.set(row.userId, [row]);
  }
  return (id: string) => groups.get(id) ?? [];
};

export const userRowName = (row: UserRow) => userName({ ...row, _id: row.id });

/** Known fields override the unknown fields that clients sent. */
const ownFields = (row: UserRow) => ({
  ...row.extra,
  _id: row.id,
  ...replyFields(row),
  emailVerification: { verified: row.emailVerified },
  __v: row.version,
});

function layersByApplication(
  rows: { layer: typeof protectedLayersTable.$inferSelect; application: string; applicationName: string }[],
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

const visibleAdmins = (caller: Caller) =>
  visibleUserRows(caller, {
    user: applicationAdminsTable.userId,
    application: applicationAdminsTable.applicationId,
  });

/**
 * Users in a list, with applications and roles by id. Assignments that the caller may not see are left out.
 */
export async function userReplies(db: Db, rows: UserRow[], caller: Caller): Promise<User[]> {
  const ids = rows.map(row => row.id);
  if (!ids.length) return [];
  const hangsOn = (
    table: typeof roleAssignmentsTable | typeof applicationAdminsTable | typeof userProtectedLayersTable,
  ) => (ids.length > MAX_LOOKUP_IDS ? undefined : sql`${table.userId} = ANY(${sql.param(ids)}::text[])`);
  const [assigned, administered, layers] = await Promise.all([
    db
      .select({
        userId: roleAssignmentsTable.userId,
        application: roleAssignmentsTable.applicationId,
        role: roleAssignmentsTable.roleId,
        roleName: rolesTable.roleName,
      })
      .from(roleAssignmentsTable)
      .innerJoin(rolesTable, eq(rolesTable.id, roleAssignmentsTable.roleId))
      .where(and(hangsOn(roleAssignmentsTable), visibleAssignments(caller)))
      .orderBy(asc(roleAssignmentsTable.applicationId), asc(roleAssignmentsTable.roleId)),
    db
      .select()
      .from(applicationAdminsTable)
      .where(and(hangsOn(applicationAdminsTable), visibleAdmins(caller)))
      .orderBy(asc(applicationAdminsTable.applicationId)),
    db
      .select({
        userId: userProtectedLayersTable.userId,
        layer: protectedLayersTable,
        application: applicationsTable.id,
        applicationName: applicationsTable.applicationName,
      })
      .from(userProtectedLayersTable)
      .innerJoin(protectedLayersTable, eq(protectedLayersTable.id, userProtectedLayersTable.layerId))
      .innerJoin(applicationsTable, eq(applicationsTable.id, protectedLayersTable.applicationId))
      .where(
        and(
          hangsOn(userProtectedLayersTable),
          visibleUserRows(caller, {
            user: userProtectedLayersTable.userId,
            application: protectedLayersTable.applicationId,
          }),
        ),
      )
      .orderBy(asc(applicationsTable.id), asc(protectedLayersTable.groupIndex), asc(protectedLayersTable.id)),
  ]);
  const rolesOf = byUser(assigned);
  const adminOf = byUser(administered);
  const layersOf = byUser(layers);
  return rows.map(row => ({
    ...ownFields(row),
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
  const [row] = await db.select().from(usersTable).where(eq(usersTable.id, id));
  if (!row) throw notFound('There is no such user');
  return row;
}

/** A user with subscriptions and cards. Only their owner and superadmins see the cards. */
export async function subscribedReply(db: Db, row: UserRow, caller: Caller): Promise<User> {
  const [reply, subscriptions] = await Promise.all([
    userReply(db, row, caller),
    subscriptionsReply(db, row.id, row.id === caller.id || isSuperadmin(caller)),
  ]);
  return { ...reply, subscriptions };
}

/** A user on a detail page, with applications and roles as objects. */
export async function populatedReply(db: Db, row: UserRow, caller: Caller): Promise<User> {
  const [reply, assigned, administered] = await Promise.all([
    subscribedReply(db, row, caller),
    db
      .select({ application: applicationsTable, role: rolesTable })
      .from(roleAssignmentsTable)
      .leftJoin(applicationsTable, eq(applicationsTable.id, roleAssignmentsTable.applicationId))
      .innerJoin(rolesTable, eq(rolesTable.id, roleAssignmentsTable.roleId))
      .where(and(eq(roleAssignmentsTable.userId, row.id), visibleAssignments(caller)))
      .orderBy(asc(applicationsTable.applicationNameKey), asc(rolesTable.roleNameKey)),
    db
      .select({ application: applicationsTable })
      .from(applicationAdminsTable)
      .innerJoin(applicationsTable, eq(applicationsTable.id, applicationAdminsTable.applicationId))
      .where(and(eq(applicationAdminsTable.userId, row.id), visibleAdmins(caller)))
      .orderBy(asc(applicationsTable.applicationNameKey)),
  ]);
  const named = ({ id, applicationName }: typeof applicationsTable.$inferSelect) => ({
    _id: id,
    applicationName,
  });
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
