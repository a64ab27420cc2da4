import { and, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { applicationAdminsTable } from '../db/tables/applicationAdmins.ts';
import { roleAssignmentsTable } from '../db/tables/roleAssignments.ts';
import { usersTable } from '../db/tables/users.ts';

/**
 * Who sees a user, apart from superadmins and the user: the administrators of these applications, and the
 * admin who created the user. It is the inverse of `visibleUsers`.
 */
export interface Audience {
  applications: Set<string>;
  createdBy?: string | null;
}

/** The map leaves out users that do not exist. */
export async function loadAudiences(db: Db, ids: string[]): Promise<Map<string, Audience>> {
  if (!ids.length) return new Map();
  const isOfUsers = (table: typeof roleAssignmentsTable | typeof applicationAdminsTable) =>
    sql`${table.userId} = ANY(${sql.param(ids)}::text[])`;
  const users = await db
    .select({ id: usersTable.id, createdBy: usersTable.createdBy })
    .from(usersTable)
    .where(inArray(usersTable.id, ids));
  const assigned = await db
    .selectDistinct({
      userId: roleAssignmentsTable.userId,
      applicationId: roleAssignmentsTable.applicationId,
    })
    .from(roleAssignmentsTable)
    .where(and(isOfUsers(roleAssignmentsTable), isNotNull(roleAssignmentsTable.applicationId)));
  const administered = await db
    .select()
    .from(applicationAdminsTable)
    .where(isOfUsers(applicationAdminsTable));
  const audiences = new Map<string, Audience>(
    users.map(({ id, createdBy }) => [id, { createdBy, applications: new Set() }]),
  );
  for (const { userId, applicationId } of [...assigned, ...administered])
    audiences.get(userId)?.applications.add(applicationId!);
  return audiences;
}
