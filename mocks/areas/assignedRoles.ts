import { and, eq, inArray, sql } from 'drizzle-orm';
import type { AssignedRole } from '../../src/platform/assignedRoles.ts';
import type { Db } from '../db/open.ts';
import { applicationsTable } from '../db/tables/applications.ts';
import type { purposeRoles } from '../db/tables/purposes.ts';
import { rolesTable } from '../db/tables/roles.ts';
import { inAdministeredApplications, requireAdministeredApplication, type Caller } from '../http/access.ts';
import { HttpRefusal, invalid } from '../http/refusal.ts';

/** A table of the roles assigned to records of one kind, per application. */
export type RolesTable = typeof purposeRoles;

const roleRefId = (ref: AssignedRole['role']) => (typeof ref === 'object' ? ref?._id : ref);

/** Reads the roles assigned to these records, in the applications that the caller may access. */
export async function loadAssignedRoles(
  db: Db,
  table: RolesTable,
  caller: Caller,
  ids: string[],
): Promise<(id: string) => AssignedRole[]> {
  const rows = await db
    .select({
      recordId: table.recordId,
      role: { _id: rolesTable.id, roleName: rolesTable.roleName },
      application: { _id: applicationsTable.id, applicationName: applicationsTable.applicationName },
    })
    .from(table)
    .innerJoin(rolesTable, eq(rolesTable.id, table.roleId))
    .innerJoin(applicationsTable, eq(applicationsTable.id, table.applicationId))
    .where(
      and(
        sql`${table.recordId} = ANY(${sql.param(ids)}::text[])`,
        inAdministeredApplications(caller, table.applicationId),
      ),
    )
    .orderBy(applicationsTable.applicationNameKey, rolesTable.roleNameKey, rolesTable.id);
  const found = new Map<string, AssignedRole[]>(ids.map(id => [id, []]));
  for (const { recordId, ...entry } of rows) found.get(recordId)?.push(entry);
  return id => found.get(id) ?? [];
}

/**
 * Replaces the roles assigned to a record. Roles in applications that the caller does not administer stay,
 * and the caller cannot assign them.
 */
export async function storeAssignedRoles(
  tx: Db,
  table: RolesTable,
  caller: Caller,
  recordId: string,
  wanted: AssignedRole[],
) {
  const entries = wanted.map(({ role, application }) => ({
    recordId,
    roleId: roleRefId(role) ?? '',
    applicationId: roleRefId(application) ?? '',
  }));
  const [knownApplications, knownRoles] = await Promise.all([
    tx
      .select()
      .from(applicationsTable)
      .where(
        inArray(
          applicationsTable.id,
          entries.map(({ applicationId }) => applicationId),
        ),
      ),
    tx
      .select()
      .from(rolesTable)
      .where(
        inArray(
          rolesTable.id,
          entries.map(({ roleId }) => roleId),
        ),
      ),
  ]);
  const seen = new Set<string>();
  for (const { roleId, applicationId } of entries) {
    const [role, application] = [
      knownRoles.find(({ id }) => id === roleId),
      knownApplications.find(({ id }) => id === applicationId),
    ];
    if (!role) throw invalid({ rolesAssigned: 'Please select a valid Role' });
    if (!application) throw invalid({ rolesAssigned: 'Please select a valid Application' });
    requireAdministeredApplication(caller, applicationId);
    if (seen.has(`${applicationId} ${roleId}`))
      throw new HttpRefusal(400, `(${application.applicationName}, ${role.roleName}) is/are already added`);
    seen.add(`${applicationId} ${roleId}`);
  }
  await tx
    .delete(table)
    .where(and(eq(table.recordId, recordId), inAdministeredApplications(caller, table.applicationId)));
  if (entries.length) await tx.insert(table).values(entries);
}
