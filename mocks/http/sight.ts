import { and, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { applicationAdmins } from '../db/tables/applicationAdmins.ts';
import { roleAssignments } from '../db/tables/roleAssignments.ts';
import { users } from '../db/tables/users.ts';

/** Who sees a user besides superadmins and himself: the administrators of these applications, and the admin who made him (`visibleTo` the other way round). */
export interface Sight {
  applications: Set<string>;
  createdBy?: string | null;
}

/** In whose sight these users are; a user who is not there is in nobody's. */
export async function sightsOf(db: Db, ids: string[]): Promise<Map<string, Sight>> {
  if (!ids.length) return new Map();
  const ofThese = (table: typeof roleAssignments | typeof applicationAdmins) =>
    sql`${table.userId} = ANY(${sql.param(ids)}::text[])`;
  const people = await db
    .select({ id: users.id, createdBy: users.createdBy })
    .from(users)
    .where(inArray(users.id, ids));
  const assigned = await db
    .selectDistinct({ userId: roleAssignments.userId, applicationId: roleAssignments.applicationId })
    .from(roleAssignments)
    .where(and(ofThese(roleAssignments), isNotNull(roleAssignments.applicationId)));
  const administered = await db.select().from(applicationAdmins).where(ofThese(applicationAdmins));
  const sights = new Map<string, Sight>(
    people.map(({ id, createdBy }) => [id, { createdBy, applications: new Set() }]),
  );
  for (const { userId, applicationId } of [...assigned, ...administered])
    sights.get(userId)?.applications.add(applicationId!);
  return sights;
}
