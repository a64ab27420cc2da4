import { count, sql } from 'drizzle-orm';
import { demoAccounts, seededUserId } from './demoAccounts.ts';
import { LANDFORMS, OFFICES, STEMS } from './demoNames.ts';
import type { Db } from './open.ts';
import { SEEDED, seededApplication } from './seededApplications.ts';
import { applicationId } from './seededIds.ts';
import { usualPlan } from './seededPlans.ts';
import { applicationsTable } from './tables/applications.ts';
import { subscriptionPlansTable } from './tables/subscriptionPlans.ts';
import { usersTable } from './tables/users.ts';

const USERS_EACH = 20;
const MOST = 5_000;
/** Rows per statement: a statement has room for 65,535 values. */
const CHUNK = 500;
/** One application in this many has no administrator. */
const LEFT_ALONE = 9;

const PLACE_NAMES = STEMS.flatMap(stem => LANDFORMS.map(landform => `${stem} ${landform}`));
/** The name of the n-th added application. There are as many names as place names times offices. */
const applicationNameAt = (n: number) =>
  `${PLACE_NAMES[(n * 7) % PLACE_NAMES.length]} ${OFFICES[(n + Math.floor(n / PLACE_NAMES.length)) % OFFICES.length]}`;

/**
 * Adds applications, each with a plan, until there is one for every twenty users, at most 5,000. Returns how
 * many were missing.
 */
export async function addApplications(db: Db, people: number): Promise<number> {
  const wanted = Math.min(MOST, Math.floor(people / USERS_EACH));
  const [before] = await db.select({ rows: count() }).from(applicationsTable);
  for (let at = before!.rows; at < wanted; at += CHUNK) {
    const numbers = Array.from({ length: Math.min(CHUNK, wanted - at) }, (_, n) => at + n);
    const added = await db
      .insert(applicationsTable)
      .values(numbers.map(n => seededApplication(applicationNameAt(n - SEEDED), n)))
      .onConflictDoNothing()
      .returning({ id: applicationsTable.id });
    const ids = new Set(added.map(({ id }) => id));
    const plans = numbers.map(usualPlan).filter(plan => ids.has(plan.applicationId));
    if (plans.length) await db.insert(subscriptionPlansTable).values(plans).onConflictDoNothing();
  }
  const missing = Math.max(wanted - before!.rows, 0);
  if (missing) await addAdmins(db, before!.rows, wanted);
  return missing;
}

/**
 * Assigns an administrator to most applications from one number to another. The invented admins take turns.
 */
const addAdmins = (db: Db, from: number, to: number) =>
  db.execute(sql`
    INSERT INTO application_admins (user_id, application_id)
    SELECT people.id, applications.id
    FROM (SELECT id, row_number() OVER (ORDER BY id) AS at FROM ${applicationsTable} WHERE id >= ${applicationId(from)} AND id < ${applicationId(to)}) AS applications
    JOIN (SELECT id, row_number() OVER (ORDER BY id) AS at, count(*) OVER () AS many FROM ${usersTable} WHERE id >= ${seededUserId(demoAccounts.length)} AND role = 'admin') AS people
      ON people.at = 1 + applications.at % people.many
    WHERE applications.at % ${LEFT_ALONE} > 0
    ON CONFLICT DO NOTHING`);
