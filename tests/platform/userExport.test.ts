import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { ask, executeSql, openDbSession, platformFetch, signInAs, withPlatform } from './standIn.ts';

withPlatform();
const EXPORT = '/api/users/export-csv?sortBy=lastName&sortDirection=desc';

/** The export reads these users in several pieces. */
beforeEach(() =>
  executeSql(sql`INSERT INTO users (id, first_name, last_name, email, first_name_key, last_name_key, email_key, search_text)
    SELECT 'c' || lpad(n::text, 23, '0'), 'Many', 'Person ' || n, n || '@many.example', 'many', 'person ' || n, n || '@many.example', 'many person ' || n FROM generate_series(1, 9000) AS n`),
);

let headers: Record<string, string>;
beforeEach(async () => {
  headers = { Authorization: `Bearer ${await signInAs('superadmin')}` };
});
const exported = (method = 'GET') => platformFetch(EXPORT, { method, headers });
/** Counts the open cursors in the session that exports use. */
async function openCursorCounter() {
  const { db, release } = await openDbSession();
  return {
    count: async () =>
      ((await db.execute(sql`SELECT name FROM pg_cursors WHERE is_holdable`)) as { rows: unknown[] }).rows
        .length,
    release,
  };
}

test('an export contains all users in order as they were at its start, despite later changes', async () => {
  const before = await (await exported()).text();
  const reader = (await exported()).body!.getReader();
  const decoder = new TextDecoder();
  const parts: string[] = [];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(decoder.decode(part.value, { stream: true }));
    if (parts.length !== 2) continue;
    await executeSql(
      sql`UPDATE users SET last_name = 'A', last_name_key = 'a' WHERE id IN (SELECT id FROM users WHERE email_key LIKE '%many.example' ORDER BY last_name_key DESC LIMIT 100)`,
    );
    await executeSql(
      sql`UPDATE users SET last_name = 'Zz', last_name_key = 'zz' WHERE id = 'c00000000000000000000001'`,
    );
    await executeSql(sql`DELETE FROM users WHERE id = 'c00000000000000000000002'`);
    await ask('POST /api/users', {
      as: 'superadmin',
      body: { firstName: 'A', lastName: 'Able', email: 'able@new.example', phone: '(555) 123-4567' },
    });
  }
  expect(parts.length).toBeGreaterThan(4);
  expect(parts.join('')).toBe(before);
});

test('an export of a page has the same users as that page of the list, even for invalid pages', async () => {
  for (const page of [
    'page=2&pageSize=3',
    'page=2.9&pageSize=3.5',
    'page=-1&pageSize=3',
    'page=1e30&pageSize=1e30',
  ]) {
    const listed = (await ask(`GET ${EXPORT.replace('/export-csv', '')}&${page}`, { as: 'superadmin' })).body
      .data as { email: string }[];
    const reply = await platformFetch(`${EXPORT}&${page}`, { headers });
    expect([page, (await reply.text()).match(/[^,\s]+@[^,]+/g) ?? []]).toEqual([
      page,
      listed.map(({ email }) => email),
    ]);
  }
});

test('an export that is cancelled leaves no open cursor in the database', async () => {
  const cursors = await openCursorCounter();
  const reader = (await exported()).body!.getReader();
  await reader.read();
  await reader.read();
  expect(await cursors.count()).toBe(1);
  await reader.cancel();
  expect(await cursors.count()).toBe(0);
  cursors.release();
});

test('a HEAD request for the export reads no users', async () => {
  const cursors = await openCursorCounter();
  const reply = await exported('HEAD');
  expect([reply.status, reply.headers.get('Content-Disposition'), reply.body]).toEqual([
    200,
    'attachment; filename="users.csv"',
    null,
  ]);
  // By now, the recorder of calls would have read the body.
  await ask('GET /api/users?page=1&pageSize=8', { as: 'superadmin' });
  expect(await cursors.count()).toBe(0);
  cursors.release();
});
