import { and, eq, sql } from 'drizzle-orm';
import { type Caller, withinReach } from '../answering/access.ts';
import type { Db } from '../db/open.ts';
import { purposeRoles, roleAssignments } from '../db/schema.ts';

/**
 * Gives a role to everybody and every purpose that has another one, application by application; an admin's copy stays
 * in the applications he administers. Returns the assignments that were made.
 */
export function copyRole(db: Db, caller: Caller, { from, to }: { from: string; to: string }): Promise<(typeof roleAssignments.$inferSelect)[]> {
  const copied = sql<string>`${to}::text`.as('role_id');
  return db.transaction(async tx => {
    const people = tx
      .select({ userId: roleAssignments.userId, applicationId: roleAssignments.applicationId, roleId: copied })
      .from(roleAssignments)
      .where(and(eq(roleAssignments.roleId, from), withinReach(caller, roleAssignments.applicationId)));
    const purposes = tx
      .select({ recordId: purposeRoles.recordId, applicationId: purposeRoles.applicationId, roleId: copied })
      .from(purposeRoles)
      .where(and(eq(purposeRoles.roleId, from), withinReach(caller, purposeRoles.applicationId)));
    const gained = await tx.insert(roleAssignments).select(people).onConflictDoNothing().returning();
    await tx.insert(purposeRoles).select(purposes).onConflictDoNothing();
    return gained;
  });
}
