import { and, eq, isNull, not, or, sql, type SQL } from 'drizzle-orm';
import { isAdminRole } from '../../src/platform/adminRole.ts';
import type { Db } from '../db/open.ts';
import { applicationsTable } from '../db/tables/applications.ts';
import { purposeRoles } from '../db/tables/purposes.ts';
import { roleAssignmentsTable } from '../db/tables/roleAssignments.ts';
import { toolgroupRoles } from '../db/tables/toolgroups.ts';
import { toolRoles } from '../db/tables/tools.ts';
import { usersTable } from '../db/tables/users.ts';
import {
  inAdministeredApplications,
  isSuperadmin,
  visibleUserRows,
  visibleUsers,
  type Caller,
} from '../http/access.ts';
import { notAllowed } from '../http/refusal.ts';

/**
 * The assignments that a caller may see and change: those in their applications and those without one.
 * Undefined means all.
 */
export const inReach = (caller: Caller): SQL | undefined => {
  const within = inAdministeredApplications(caller, roleAssignmentsTable.applicationId);
  return within && or(isNull(roleAssignmentsTable.applicationId), within);
};

/** The assignments that a caller may see: those in reach, and all of their own. */
export const visibleAssignments = (caller: Caller) =>
  visibleUserRows(caller, {
    user: roleAssignmentsTable.userId,
    application: roleAssignmentsTable.applicationId,
  });

/** Throws if a caller who is not a superadmin changes or assigns the role Admin. */
export function requireAdminRoleAccess(caller: Caller, ...named: { roleName: string }[]) {
  if (!isSuperadmin(caller) && named.some(isAdminRole))
    throw notAllowed('Only a superadmin may change or give the role Admin');
}

/** Whether the role is assigned to users or records that the caller may not change. */
export async function isUsedElsewhere(db: Db, caller: Caller, roleId: string): Promise<boolean> {
  if (isSuperadmin(caller)) return false;
  const one = { one: sql`1` };
  const mine = and(inReach(caller), visibleUsers(db, caller))!;
  const carriers = [purposeRoles, toolgroupRoles, toolRoles];
  const found = await Promise.all([
    db
      .select(one)
      .from(roleAssignmentsTable)
      .innerJoin(usersTable, eq(usersTable.id, roleAssignmentsTable.userId))
      .where(and(eq(roleAssignmentsTable.roleId, roleId), not(mine)))
      .limit(1),
    db
      .select(one)
      .from(applicationsTable)
      .where(
        and(
          sql`${applicationsTable.roles} @> to_jsonb(${roleId}::text)`,
          not(inAdministeredApplications(caller, applicationsTable.id)!),
        ),
      )
      .limit(1),
    ...carriers.map(table =>
      db
        .select(one)
        .from(table)
        .where(and(eq(table.roleId, roleId), not(inAdministeredApplications(caller, table.applicationId)!)))
        .limit(1),
    ),
  ]);
  return found.some(rows => rows.length > 0);
}
