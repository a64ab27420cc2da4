import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { purposeRoles } from '../db/tables/purposes.ts';
import { roleAssignmentsTable } from '../db/tables/roleAssignments.ts';
import { toolgroupRoles } from '../db/tables/toolgroups.ts';
import { toolRoles } from '../db/tables/tools.ts';
import { inAdministeredApplications, type Caller } from '../http/access.ts';

const assignedRolesTables = { purposes: purposeRoles, toolgroups: toolgroupRoles, tools: toolRoles };
export type AssignableKind = keyof typeof assignedRolesTables;

/** The assignments that a copy created. */
export interface RoleCopy {
  roleAssignments: (typeof roleAssignmentsTable.$inferSelect)[];
  records: { kind: AssignableKind; id: string }[];
}

/**
 * Assigns the role `to` to every user, purpose, toolgroup and tool that has the role `from`, in the same
 * applications. A copy by an admin is limited to the applications that they administer.
 */
export function copyRoleAssignments(
  db: Db,
  caller: Caller,
  { from, to }: { from: string; to: string },
): Promise<RoleCopy> {
  const copiedRoleId = sql<string>`${to}::text`.as('role_id');
  return db.transaction(async tx => {
    const copiedAssignments = tx
      .select({
        userId: roleAssignmentsTable.userId,
        applicationId: roleAssignmentsTable.applicationId,
        roleId: copiedRoleId,
      })
      .from(roleAssignmentsTable)
      .where(
        and(
          eq(roleAssignmentsTable.roleId, from),
          inAdministeredApplications(caller, roleAssignmentsTable.applicationId),
        ),
      );
    const created: RoleCopy = {
      roleAssignments: await tx
        .insert(roleAssignmentsTable)
        .select(copiedAssignments)
        .onConflictDoNothing()
        .returning(),
      records: [],
    };
    for (const [kind, table] of Object.entries(assignedRolesTables) as [
      AssignableKind,
      typeof purposeRoles,
    ][]) {
      const copiedRows = tx
        .select({ recordId: table.recordId, applicationId: table.applicationId, roleId: copiedRoleId })
        .from(table)
        .where(and(eq(table.roleId, from), inAdministeredApplications(caller, table.applicationId)));
      const rows = await tx
        .insert(table)
        .select(copiedRows)
        .onConflictDoNothing()
        .returning({ id: table.recordId });
      for (const id of new Set(rows.map(row => row.id))) created.records.push({ kind, id });
    }
    return created;
  });
}
