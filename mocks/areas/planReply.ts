import { asc, eq, sql } from 'drizzle-orm';
import type { Plan } from '../../src/platform/subscriptionPlans.ts';
import type { Db } from '../db/open.ts';
import { subscriptionPlansTable } from '../db/tables/subscriptionPlans.ts';
import { notFound } from '../http/refusal.ts';

export type PlanRow = typeof subscriptionPlansTable.$inferSelect;

/** A plan refers by id to its application and to everything that belongs to it. */
export const planReply = (row: PlanRow): Plan => ({
  ...row.extra,
  _id: row.id,
  application: row.applicationId,
  name: row.name,
  description: row.description,
  periods: row.periods,
  purposes: row.purposes,
  toolgroups: row.toolgroups,
  tools: row.tools,
  __v: row.version,
});

export async function findPlan(db: Db, id: string): Promise<PlanRow> {
  const [row] = await db.select().from(subscriptionPlansTable).where(eq(subscriptionPlansTable.id, id));
  if (!row) throw notFound('There is no such plan');
  return row;
}

/** Reads the plans of all these applications at once. Returns a lookup by application, oldest plan first. */
export async function plansByApplication(
  db: Db,
  applicationIds: string[],
): Promise<(applicationId: string) => Plan[]> {
  const rows = await db
    .select()
    .from(subscriptionPlansTable)
    .where(sql`${subscriptionPlansTable.applicationId} = ANY(${sql.param(applicationIds)}::text[])`)
    .orderBy(asc(subscriptionPlansTable.id));
  const plans = new Map<string, Plan[]>(applicationIds.map(id => [id, []]));
  for (const row of rows) plans.get(row.applicationId)?.push(planReply(row));
  return id => plans.get(id) ?? [];
}
