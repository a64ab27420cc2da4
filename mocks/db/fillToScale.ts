import { count, sql } from 'drizzle-orm';
import { standInAreas } from '../areas/index.ts';
import { addApplications } from './addApplications.ts';
import { APPLICATION_NAMES, ROLES } from './demoNames.ts';
import { foldForIndex } from './folding.ts';
import { seededId } from './ids.ts';
import { insertInBulk } from './insertInBulk.ts';
import { FIRST_NAMES, LAST_NAMES } from './names.ts';
import type { Db } from './open.ts';
import { applicationId, roleId } from './seededIds.ts';
import { LAYERED } from './seededParts.ts';
import { rolesTable } from './tables/roles.ts';
import { usersTable } from './tables/users.ts';

const CHUNK = 10_000;
const DAY = 86_400;

/** The common prefix of the seeded IDs of a kind. The database appends the number of a record. */
const prefix = (kind: number) => seededId(kind, 0).slice(0, 12);
const sqlId = (kind: number, n: ReturnType<typeof sql>) =>
  sql`${prefix(kind)}::text || lpad(to_hex(${n}), 12, '0')`;
/** A number below `limit` that depends only on n. */
const spread = (salt: number, limit: number) =>
  sql`((((n::bigint * 2654435761 + ${salt}::bigint * 40503) % 4294967291) / 64) % ${limit}::bigint)::int`;

const LARGE_DATABASE_USERS = 10_000;
const LARGE_DATABASE_ROLES = 2_000;

/** A large database has a role for each desk of each ward. Returns how many roles users can have. */
async function addRoles(db: Db, size: number): Promise<number> {
  if (size < LARGE_DATABASE_USERS) return ROLES.length;
  const desks = ROLES.slice(1, 41);
  const added = Array.from({ length: LARGE_DATABASE_ROLES - ROLES.length }, (_, n) => {
    const roleName = `Ward ${1 + Math.floor(n / desks.length)} ${desks[n % desks.length]![0]}`;
    return {
      id: roleId(ROLES.length + n),
      roleName,
      roleNameKey: foldForIndex(roleName),
      roleDescription: desks[n % desks.length]![1],
    };
  });
  await db.insert(rolesTable).values(added).onConflictDoNothing();
  return LARGE_DATABASE_ROLES;
}

async function addUserRows(db: Db, from: number, to: number, today: number, roleCount: number) {
  const [first, last] = [sql.param(FIRST_NAMES), sql.param(LAST_NAMES)];
  await db.execute(sql`
    INSERT INTO users (id, first_name, last_name, email, phone, password_hash, provider, role, login_count, average_time, is_active,
      is_loggedin_yet, migrated_from_v4, product_email_subscription, email_verified, last_logged_in, last_logged_out,
      first_name_key, last_name_key, email_key, search_text)
    SELECT ${sqlId(1, sql`n`)}, f, l, mailbox, '(' || (200 + ${spread(3, 700)}) || ') ' || (200 + ${spread(4, 700)}) || '-' || lpad(${spread(5, 10_000)}::text, 4, '0'),
      (SELECT password_hash FROM users WHERE email_key = 'user@map.example'),
      (ARRAY['local','local','local','local','local','google','facebook'])[1 + ${spread(6, 7)}],
      CASE WHEN ${spread(7, 400)} = 0 THEN 'admin' ELSE 'user' END,
      ${spread(8, 900)}, 60 + ${spread(9, 7_200)}, ${spread(10, 12)} > 0, true, ${spread(11, 3)} = 0, ${spread(12, 50)} = 0, ${spread(13, 8)} > 0,
      came, came + 300 + ${spread(15, 7_200)}, lower(f), lower(l), mailbox, lower(f || ' ' || l || ' ') || mailbox
    FROM (
      SELECT n, f, l, lower(f || '.' || regexp_replace(l, '[^A-Za-z]', '', 'g') || '.' || n) || '@titleco.example' AS mailbox,
        ${today}::int - ${spread(14, 400 * DAY)} AS came
      FROM (SELECT n, (${first}::text[])[1 + ${spread(1, FIRST_NAMES.length)}] AS f, (${last}::text[])[1 + ${spread(2, LAST_NAMES.length)}] AS l
        FROM generate_series(${from}::int, ${to}::int - 1) AS n) AS named
    ) AS people
    ON CONFLICT DO NOTHING`);
  await db.execute(sql`
    INSERT INTO role_assignments (user_id, application_id, role_id)
    SELECT ${sqlId(1, sql`n`)}, applications.id, roles.id
    FROM generate_series(${from}::int, ${to}::int - 1) AS n
    JOIN applications ON applications.id = ${sqlId(2, spread(16, APPLICATION_NAMES.length))}
    JOIN roles ON roles.id = ${sqlId(3, sql`1 + ${spread(17, roleCount - 1)}`)}
    ON CONFLICT DO NOTHING`);
}

/** The application with many layers has up to this many users. */
const MAX_APPLICATION_USERS = 2_000;
const addApplicationUsers = (db: Db, userCount: number) =>
  db.execute(sql`
    INSERT INTO application_users (user_id, application_id)
    SELECT ${sqlId(1, sql`n`)}, ${applicationId(LAYERED)} FROM generate_series(0, ${Math.min(userCount, MAX_APPLICATION_USERS)}::int - 1) AS n
    ON CONFLICT DO NOTHING`);

/**
 * Adds invented users until there are `size`, with the demo password, and a matching number of applications
 * and other records. Returns how many users were added.
 */
export async function fillToScale(db: Db, size: number, now: Date): Promise<number> {
  const [existing] = await db.select({ users: count() }).from(usersTable);
  const today = Math.floor(now.getTime() / 1000);
  const roleCount = existing!.users < size ? await addRoles(db, size) : 0;
  const addAll = async (to: Db) => {
    for (let at = existing!.users; at < size; at += CHUNK)
      await addUserRows(to, at, Math.min(at + CHUNK, size), today, roleCount);
  };
  // If most users are new, the database is being created and no one else is waiting for the table.
  await (size > CHUNK && size > 2 * existing!.users ? insertInBulk(db, usersTable, addAll) : addAll(db));
  if (existing!.users < size) await addApplicationUsers(db, size);
  const added = Math.max(size - existing!.users, 0);
  const applications = await addApplications(db, size);
  let others = 0;
  for (const area of Object.values(standInAreas)) others += (await area.addScaleRows?.(db, size)) ?? 0;
  // Fresh statistics and visibility allow far pages to be read from an index alone.
  if (added + applications + others) await db.execute(sql`VACUUM ANALYZE`);
  return added;
}
