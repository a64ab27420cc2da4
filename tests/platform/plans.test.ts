import { sql } from 'drizzle-orm';
import { drizzle as overPg } from 'drizzle-orm/node-postgres';
import { drizzle as overPglite } from 'drizzle-orm/pglite';
import { afterEach, expect, inject, test } from 'vitest';
import { userCounts } from '../../mocks/areas/userCount.ts';
import { pageOfIds, userFilterCondition } from '../../mocks/areas/userList.ts';
import { applicationId } from '../../mocks/db/seededIds.ts';
import { visibleUsers, type Caller } from '../../mocks/http/access.ts';
import type { Environment } from '../../mocks/http/environment.ts';
import { resourceLists, type FilterValues } from '../../src/platform/resources.ts';
import type { UserQuery } from '../../src/platform/users.ts';
import { client, executeSql, withPlatform } from './standIn.ts';

withPlatform();
const FIRST = { limit: 24, offset: 0 };
const LAST = { limit: 24, offset: 19_992 };
const SORTS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'provider',
  'role',
  'loginCount',
  'averageTime',
  'lastLoggedIn',
  'lastLoggedOut',
];
const SEARCHES = ['e', '%', 'jo', '.9', '~~', 'pat', 'nobody'];
/** A value of each filter, and every value of a choice. */
const FILTERS = Object.entries<FilterValues>(resourceLists.users.filters).flatMap(([name, values]) =>
  (values === 'days'
    ? ['1970-01-01T01:00:00Z,1970-01-01T01:10:00Z']
    : values === 'count'
      ? [12]
      : values
  ).map(value => ({ [name]: value }) as UserQuery),
);
const callers: [string, Partial<Caller>][] = [
  ['a superadmin', { id: '0', role: 'superadmin' }],
  ['an admin', { id: '0', role: 'admin', administers: [applicationId(0), applicationId(1)] }],
];

/** Runs an action. Returns the query plans of its statements. */
async function plansOf(act: (db: Environment['db']) => Promise<unknown>): Promise<string[]> {
  const statements: [string, unknown[]][] = [];
  const logger = { logQuery: (query: string, params: unknown[]) => void statements.push([query, params]) };
  const over = (inject('postgres') ? overPg : overPglite) as typeof overPg;
  await act(over(client() as never, { logger }) as unknown as Environment['db']);
  const plans: string[] = [];
  for (const [query, params] of statements) {
    const { rows } = await client().query<{ 'QUERY PLAN': string }>(`EXPLAIN ${query}`, params);
    plans.push([query, ...rows.map(row => row['QUERY PLAN'])].join('\n'));
  }
  return plans;
}

afterEach(() => executeSql(sql`VACUUM users`));

test(
  'a page of users is read without a scan of the complete table, in any order, search, filter or position',
  { timeout: 60_000 },
  async () => {
    await executeSql(sql`INSERT INTO users (id, first_name, last_name, email, first_name_key, last_name_key, email_key, search_text, phone, login_count, last_logged_in)
    SELECT 'c' || lpad(n::text, 23, '0'), name, 'Person', n || '@many.example', lower(name), 'person ' || n % 700, n || '@many.example', lower(name) || ' person ' || n || '@many.example', n % 1000, n % 900, n
    FROM (SELECT n, (ARRAY['Joan','Pat','Ezra','Stella','Ruth'])[1 + n % 5] AS name FROM generate_series(1, 19860) AS n) AS many`);
    await executeSql(sql`INSERT INTO role_assignments (user_id, application_id, role_id)
    SELECT users.id, ${applicationId(0)}, (SELECT id FROM roles LIMIT 1) FROM users WHERE login_count % 3 = 0 ON CONFLICT DO NOTHING`);
    await executeSql(sql`VACUUM ANALYZE`);
    const reading = async (
      db: Environment['db'],
      caller: Partial<Caller>,
      query: UserQuery,
      pageRange: typeof FIRST,
    ) => {
      const where = userFilterCondition(db, visibleUsers(db, caller as Caller), query);
      const found = await userCounts({ db, revision: { users: 0 } } as Environment).of(
        where,
        query.query !== undefined,
      );
      await pageOfIds(db, pageRange === LAST ? { ...found, total: 20_000 } : found, where, query, pageRange);
    };
    const bad: [string, string][] = [];
    for (const [who, caller] of callers) {
      const plans = await plansOf(async db => {
        for (const sortBy of SORTS)
          for (const pageRange of [FIRST, LAST]) await reading(db, caller, { sortBy }, pageRange);
        for (const query of SEARCHES) await reading(db, caller, { query }, FIRST);
        for (const filter of FILTERS) await reading(db, caller, filter, FIRST);
      });
      expect(plans.length).toBeGreaterThan(50);
      bad.push(
        ...plans
          .filter(plan => /Seq Scan on users\b/.test(plan))
          .map((plan): [string, string] => [who, plan]),
      );
    }
    expect(bad).toEqual([]);
  },
);
