import { describe, expect, test } from 'vitest';
import { foldText as fold } from '../../src/platform/fold.ts';
import { ask, signInAs, standInClock, userIdByAccount, withPlatform } from './standIn.ts';

withPlatform();
const as = 'superadmin';
interface UserListRow {
  _id: string;
  firstName: string;
  role: string;
  provider: string;
  email: string;
  loginCount: number;
  lastLoggedIn: number | null;
  lastLoggedOut: number | null;
}
const list = async (
  query: string,
  who = as,
): Promise<{ data: UserListRow[]; pagingMeta: { totalRecords: number } }> =>
  (await ask(`GET /api/users?${query}`, { as: who })).body;

describe('GET /api/users', () => {
  test('the users list returns the documented page', async () => {
    const page = await list('page=1&pageSize=8&sortBy=firstName&sortDirection=asc');
    expect(page.pagingMeta).toEqual({ totalRecords: 140 });
    expect(page.data).toHaveLength(8);
    expect(page.data[0]).toEqual({
      _id: '5f3c2a10000100000000003f',
      firstName: 'Aaron',
      lastName: 'Myers',
      email: 'aaron.myers.63@easton-falls.example',
      phone: '(536) 596-8938',
      provider: 'local',
      role: 'user',
      loginCount: 419,
      averageTime: 1409,
      isActive: true,
      isLoggedinYet: true,
      migratedFromV4: false,
      productEmailSubscription: true,
      emailVerification: { verified: true },
      lastLoggedIn: 1794671921,
      lastLoggedOut: 1794675008,
      __v: 0,
      rolesAssigned: [
        { application: '5f3c2a100002000000000000', role: '5f3c2a100003000000000006', roleName: 'Planner' },
        {
          application: '5f3c2a100002000000000001',
          role: '5f3c2a100003000000000003',
          roleName: 'GIS Analyst',
        },
      ],
      adminRoles: [],
      protectedLayers: [],
    });
  });

  test('the pages of the users list contain every user exactly once', async () => {
    const ids: string[] = [];
    for (let page = 1; page <= 18; page++)
      ids.push(
        ...(await list(`page=${page}&pageSize=8&sortBy=provider&sortDirection=desc`)).data.map(
          ({ _id }) => _id,
        ),
      );
    expect(ids).toHaveLength(140);
    expect(new Set(ids).size).toBe(140);
  });

  test('the users list returns all users for page size 0, and none beyond the last page', async () => {
    expect((await list('page=1&pageSize=0')).data).toHaveLength(140);
    expect(await list('page=99&pageSize=8')).toEqual({ data: [], pagingMeta: { totalRecords: 140 } });
    expect((await list('page=-3&pageSize=8')).data).toHaveLength(8);
    expect((await list('page=99999999999999&pageSize=8')).data).toEqual([]);
  });

  test.each(['firstName', 'lastName', 'email', 'phone', 'provider', 'role', 'loginCount', 'averageTime'])(
    'the users list can be sorted by %s in both orders',
    async column => {
      const value = (row: UserListRow) => (row as unknown as Record<string, string | number>)[column]!;
      const comparable = (row: UserListRow) =>
        typeof value(row) === 'number' ? value(row) : fold(value(row) as string);
      const up = (await list(`pageSize=0&sortBy=${column}&sortDirection=asc`)).data;
      const bytes = (text: string | number) =>
        typeof text === 'number' ? text : Buffer.from(text).toString('hex');
      const sorted = up
        .map(comparable)
        .sort((a, b) => (bytes(a) < bytes(b) ? -1 : bytes(a) > bytes(b) ? 1 : 0));
      expect(up.map(comparable)).toEqual(sorted);
      const down = (await list(`pageSize=0&sortBy=${column}&sortDirection=desc`)).data;
      expect(down.map(({ _id }) => _id)).toEqual(up.map(({ _id }) => _id).reverse());
    },
  );

  test.each(['superadmin', 'admin'])(
    'the users list returns consistent pages up to the last row to the account %s',
    async who => {
      const { data } = await list('pageSize=0&sortBy=role&sortDirection=desc', who);
      for (let page = 1; page <= Math.ceil(data.length / 9); page++) {
        const rows = (await list(`page=${page}&pageSize=9&sortBy=role&sortDirection=desc`, who)).data;
        expect(rows.map(({ _id }) => _id)).toEqual(
          data.slice(9 * (page - 1), 9 * page).map(({ _id }) => _id),
        );
      }
    },
  );

  test('the users list ignores an unknown sort column and refuses an unknown direction', async () => {
    for (const column of ['passwordHash', 'constructor', '__proto__', 'firstName; drop table users'])
      expect(
        (await ask(`GET /api/users?pageSize=8&sortBy=${encodeURIComponent(column)}`, { as })).status,
      ).toBe(200);
    expect((await ask('GET /api/users?sortDirection=sideways', { as })).status).toBe(422);
  });

  test('the users list finds by name and email without case and accents, from one character on', async () => {
    const emails = async (query: string) =>
      (await list(`pageSize=0&query=${encodeURIComponent(query)}`)).data.map(({ email }) => email);
    expect(await emails('SOFIA rey')).toEqual(['superadmin@map.example']);
    expect(await emails('sofía')).toContain('superadmin@map.example');
    expect(await emails('second.super')).toEqual(['second.superadmin@map.example']);
    expect(await emails('🌲')).toHaveLength(1);
    expect(await emails('ليلى')).toHaveLength(1);
    expect(await emails('王')).toHaveLength(1);
    expect((await emails('o')).length).toBeGreaterThan(100);
    expect(await emails('nobody at all')).toEqual([]);
  });

  test('the users list finds a name in any encoding and without its accents', async () => {
    for (const [n, firstName] of ['N\u00fa\u00f1ez', 'Nu\u0301n\u0303ez'].entries())
      await ask('POST /api/users', {
        as,
        body: { firstName, lastName: 'Ødegård', email: `nunez.${n}@fold.example`, phone: '(555) 555-0100' },
      });
    const emails = async (query: string) =>
      (await list(`pageSize=0&query=${encodeURIComponent(query)}`)).data.map(({ email }) => email).toSorted();
    for (const query of ['nunez odegard', 'NÚÑEZ', 'nu\u0301n\u0303ez Øde'])
      expect(await emails(query)).toEqual(['nunez.0@fold.example', 'nunez.1@fold.example']);
  });

  test('the users list treats %, _ and \\ in a search as plain characters', async () => {
    for (const query of ['%', '_', '\\', '%%', "'", '"', ';--'])
      expect(
        (await list(`query=${encodeURIComponent(query)}&pageSize=8`)).data.every(row =>
          JSON.stringify(row).includes(query),
        ),
      ).toBe(true);
  });

  test.each(['superadmin', 'admin'])(
    'the users list finds for the account %s the same users on every page of a short search',
    async who => {
      const evil = {
        _id: await userIdByAccount('user'),
        firstName: 'Ünal %',
        lastName: 'a_\\é',
        email: 'user@map.example',
        phone: '',
      };
      await ask(`PUT /api/users/${evil._id}`, { as, body: evil });
      const all = (await list('pageSize=0&sortBy=email&sortDirection=desc', who)).data as (UserListRow & {
        lastName: string;
      })[];
      for (const query of ['e', 'Z', 'jo', 'É', 'ü', '%', '_', '\\', 'l %', '\\e', 'a_', '.9', '~', 'ß']) {
        const expected = all
          .filter(user => fold(`${user.firstName} ${user.lastName} ${user.email}`).includes(fold(query)))
          .map(({ _id }) => _id);
        const rowsOfPage = async (page: number) =>
          await list(
            `page=${page}&pageSize=10&sortBy=email&sortDirection=desc&query=${encodeURIComponent(query)}`,
            who,
          );
        const last = Math.max(Math.ceil(expected.length / 10), 1);
        expect([query, (await rowsOfPage(1)).pagingMeta.totalRecords]).toEqual([query, expected.length]);
        for (const page of [1, last])
          expect([query, (await rowsOfPage(page)).data.map(({ _id }) => _id)]).toEqual([
            query,
            expected.slice(10 * (page - 1), 10 * page),
          ]);
      }
    },
  );

  test('the users list can be filtered by role, provider and subscription', async () => {
    expect((await list('filter=superadmin&pageSize=0')).data.map(({ role }) => role)).toEqual([
      'superadmin',
      'superadmin',
    ]);
    expect(new Set((await list('filter=admin&pageSize=0')).data.map(({ role }) => role))).toEqual(
      new Set(['admin']),
    );
    for (const provider of ['local', 'facebook', 'google'])
      expect(new Set((await list(`provider=${provider}&pageSize=0`)).data.map(row => row.provider))).toEqual(
        new Set([provider]),
      );
    expect((await list('filter=all&provider=all&subscriptionFilter=all')).pagingMeta.totalRecords).toBe(140);
    const active = (await list('subscriptionFilter=active&pageSize=0')).data;
    const archived = (await list('subscriptionFilter=archive&pageSize=0')).data;
    expect(active.length).toBeGreaterThan(0);
    expect(archived.length).toBeGreaterThan(0);
    const former = archived.find(one => !active.some(({ _id }) => _id === one._id));
    expect((await ask(`GET /api/users/detail/${former!._id}/info`, { as })).body.subscriptions).toMatchObject(
      { activePlans: [], archivedPlans: [expect.anything()] },
    );
    const plans = (await ask(`GET /api/users/detail/${active[0]!._id}/info`, { as })).body.subscriptions;
    expect(plans.activePlans).toHaveLength(1);
    expect((await ask('GET /api/users?filter=bogus', { as })).status).toBe(422);
  });

  test('the users list can be filtered by the days of the last login and logout, both included', async () => {
    const from = Date.parse('2026-09-01T00:00:00.000Z') / 1000;
    const to = Date.parse('2026-10-31T23:59:59.000Z') / 1000;
    const range = '2026-09-01T00:00:00.000Z,2026-10-31T23:59:59.000Z';
    const all = (await list('pageSize=0')).data;
    const isInRange = (time: number | null) => time !== null && time >= from && time <= to;
    const came = (await list(`pageSize=0&lastLoggedIn=${range}`)).data;
    expect(came.length).toBeGreaterThan(0);
    expect(came).toHaveLength(all.filter(row => isInRange(row.lastLoggedIn)).length);
    const left = (await list(`pageSize=0&lastLoggedOut=${range}`)).data;
    expect(left).toHaveLength(all.filter(row => isInRange(row.lastLoggedOut)).length);
    const exact = came[0]!.lastLoggedIn!;
    const instant = new Date(exact * 1000).toISOString();
    expect((await list(`lastLoggedIn=${instant},${instant}`)).data.map(({ _id }) => _id)).toContain(
      came[0]!._id,
    );
    expect((await ask('GET /api/users?lastLoggedIn=yesterday', { as })).status).toBe(422);
    standInClock.now = new Date('2026-11-20T13:00:00Z');
    await signInAs('user');
    expect(
      (await list('lastLoggedIn=2026-11-20T13:00:00.000Z,2026-11-20T13:00:00.000Z')).data.map(
        ({ email }) => email,
      ),
    ).toContain('user@map.example');
  });

  test('activeUserPercent limits the users list to that number of most active users', async () => {
    const busiest = (await list('pageSize=0&sortBy=loginCount&sortDirection=desc')).data.slice(0, 5);
    const top = await list('activeUserPercent=5&page=1&pageSize=5&sortBy=loginCount&sortDirection=desc');
    expect(top.pagingMeta.totalRecords).toBe(5);
    expect(top.data.map(({ _id }) => _id)).toEqual(busiest.map(({ _id }) => _id));
    const byName = await list('activeUserPercent=5&pageSize=0&sortBy=firstName&sortDirection=asc');
    expect(new Set(byName.data.map(({ _id }) => _id))).toEqual(new Set(busiest.map(({ _id }) => _id)));
    expect(
      (await list('activeUserPercent=3&provider=google&pageSize=0')).data.map(row => row.provider),
    ).toEqual(['google', 'google', 'google']);
  });

  test('the users list shows an admin the users of their applications, and themselves', async () => {
    const seen = (await list('pageSize=0', 'admin')).data;
    const mine = new Set(['5f3c2a100002000000000000', '5f3c2a100002000000000001']);
    const allUsers = (await list('pageSize=0')).data as unknown as {
      _id: string;
      rolesAssigned: { application: string }[];
      adminRoles: string[];
    }[];
    const belongs = allUsers.filter(
      user =>
        user.rolesAssigned.some(({ application }) => mine.has(application)) ||
        user.adminRoles.some(id => mine.has(id)),
    );
    expect(new Set(seen.map(({ _id }) => _id))).toEqual(new Set(belongs.map(({ _id }) => _id)));
    expect(seen.length).toBeLessThan(allUsers.length);
    expect(seen.map(({ _id }) => _id)).toContain(await userIdByAccount('admin'));
  });

  test('the users list counts a new user at once', async () => {
    await list('page=1&pageSize=8');
    await ask('POST /api/users', {
      as,
      body: { firstName: 'A', lastName: 'B', email: 'a@b.example', phone: '(555) 123-4567' },
    });
    expect((await list('page=1&pageSize=8')).pagingMeta.totalRecords).toBe(141);
  });
});

describe('GET /api/users/export-csv', () => {
  const lines = (text: string) =>
    text
      .replace(/^\uFEFF/, '')
      .trimEnd()
      .split('\r\n');

  test('the CSV export contains all matching users in the documented order', async () => {
    const reply = await ask(
      'GET /api/users/export-csv?filter=all&provider=all&page=1&pageSize=0&sortBy=loginCount&sortDirection=desc',
      { as },
    );
    expect(reply.status).toBe(200);
    expect(reply.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    const [header, ...rows] = lines(reply.text);
    expect(header).toBe(
      'First Name,Last Name,Email,Phone,Provider,Role,Login Count,Average Time,Active,Last Logged In,Last Logged Out',
    );
    expect(rows).toHaveLength(140);
    const counts = rows.map(row => Number(row.split(',').at(-5)));
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
  });

  test('the CSV export accepts the token in the address, and other calls do not', async () => {
    const token = await signInAs('superadmin');
    expect((await ask(`GET /api/users/export-csv?access_token=${token}`)).status).toBe(200);
    expect((await ask('GET /api/users/export-csv?access_token=forged')).status).toBe(401);
    expect((await ask(`GET /api/users?access_token=${token}`)).status).toBe(401);
  });

  test('the CSV export applies filter, provider, activeUserPercent and paging', async () => {
    const rows = async (query: string) =>
      lines((await ask(`GET /api/users/export-csv?${query}`, { as })).text).length - 1;
    expect(await rows('filter=superadmin')).toBe(2);
    expect(await rows('provider=google')).toBe((await list('provider=google')).pagingMeta.totalRecords);
    expect(await rows('activeUserPercent=7')).toBe(7);
    expect(await rows('page=2&pageSize=100')).toBe(40);
    expect((await ask('GET /api/users/export-csv?filter=bogus', { as })).status).toBe(422);
  });

  test('the CSV export writes formulas, quotes and line breaks as text', async () => {
    const _id = await userIdByAccount('user');
    const evil = {
      _id,
      firstName: '=HYPERLINK("http://x","y")',
      lastName: '@SUM(A1)',
      email: 'user@map.example',
      phone: '',
    };
    await ask(`PUT /api/users/${_id}`, { as, body: evil });
    const row = lines((await ask('GET /api/users/export-csv', { as })).text).find(line =>
      line.includes('user@map.example'),
    );
    expect(row).toContain(`"'=HYPERLINK(""http://x"",""y"")",'@SUM(A1),user@map.example,`);
  });

  test('the CSV export also writes full-width and hidden formulas as text', async () => {
    const _id = await userIdByAccount('user');
    await ask(`PUT /api/users/${_id}`, {
      as,
      body: { _id, firstName: '＝1+1', lastName: '\u200B=1+1', email: 'user@map.example', phone: '' },
    });
    expect((await ask('GET /api/users/export-csv', { as })).text).toContain(
      `'＝1+1,'\u200B=1+1,user@map.example,`,
    );
  });

  test('the CSV export of an admin contains only users of their applications', async () => {
    const reply = await ask('GET /api/users/export-csv', { as: 'admin' });
    expect(lines(reply.text).length - 1).toBe((await list('pageSize=0', 'admin')).data.length);
  });
});
