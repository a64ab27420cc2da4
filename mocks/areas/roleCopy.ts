import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { purposeRoles } from '../db/tables/purposes.ts';
import { roleAssignmentsTable } from '../db/tables/roleAssignments.ts';
import { toolgroupRoles } from '../db/tables/toolgroups.ts';
import { toolRoles } from '../db/tables/tools.ts';
import { withinReach, type Caller } from '../http/access.ts';

const carriers = { purposes: purposeRoles, toolgroups: toolgroupRoles, tools: toolRoles };
export type CarrierKind = keyof typeof carriers;

/** The assignments that a copy created. */
export interface RoleCopy {
  people: (typeof roleAssignmentsTable.$inferSelect)[];
  carriers: { kind: CarrierKind; id: string }[];
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
  const copied = sql<string>`${to}::text`.as('role_id');
  return db.transaction(async tx => {
    const holders = tx
      .select({
        userId: roleAssignmentsTable.userId,
        applicationId: roleAssignmentsTable.applicationId,
        roleId: copied,
      })
      .from(roleAssignmentsTable)
      .where(
        and(eq(roleAssignmentsTable.roleId, from), withinReach(caller, roleAssignmentsTable.applicationId)),
      );
    const made: RoleCopy = {
      people: await tx.insert(roleAssignmentsTable).select(holders).onConflictDoNothing().returning(),
      carriers: [],
    };
    for (const [kind, table] of Object.entries(carriers) as [CarrierKind, typeof purposeRoles][]) {
      const carried = tx
        .select({ recordId: table.recordId, applicationId: table.applicationId, roleId: copied })
        .from(table)
        .where(and(eq(table.roleId, from), withinReach(caller, table.applicationId)));
      const rows = await tx
        .insert(table)
        .select(carried)
        .onConflictDoNothing()
        .returning({ id: table.recordId });
      for (const id of new Set(rows.map(row => row.id))) made.carriers.push({ kind, id });
    }
    return made;
  });
}
