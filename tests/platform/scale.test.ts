import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillToScale } from '../../mocks/db/fillToScale.ts';
import { CHEAP_PASSWORDS } from '../../mocks/db/passwords.ts';
import { applicationId } from '../../mocks/db/seededIds.ts';
import { applicationAdminsTable } from '../../mocks/db/tables/applicationAdmins.ts';
import { applicationsTable } from '../../mocks/db/tables/applications.ts';
import { subscriptionPlansTable } from '../../mocks/db/tables/subscriptionPlans.ts';
import { tagsTable } from '../../mocks/db/tables/tags.ts';
import { usersTable } from '../../mocks/db/tables/users.ts';
import { openPlatform, type OpenPlatform } from '../../mocks/openPlatform.ts';
import { inMemory } from '../database/inMemory.ts';

let app: OpenPlatform['app'];
let env: OpenPlatform['env'];
let database: OpenPlatform['database'];
beforeAll(async () => {
  ({ app, env, database } = await openPlatform({
    where: await inMemory(),
    demo: false,
    passwordCost: CHEAP_PASSWORDS,
    scale: 10_000,
  }));
});
afterAll(() => database.close());

const signIn = async (email: string) => {
  const reply = await app.request('/auth/local', {
    method: 'POST',
    body: JSON.stringify({ email, password: 'Assessor1' }),
  });
  return (await reply.json()).token as string;
};
/** Returns a function that requests paths as a user. */
const as = async (email: string) => {
  const headers = { Authorization: `Bearer ${await signIn(email)}` };
  return async (path: string) => (await app.request(path, { headers })).json();
};

test('with a scale of 10,000 the platform has that many users, who can sign in', async () => {
  const get = await as('superadmin@map.example');
  const last = await get('/api/users?page=1250&pageSize=8&sortBy=lastName&sortDirection=asc');
  expect(last.pagingMeta).toEqual({ totalRecords: 10_000 });
  expect(last.data).toHaveLength(8);
  const { data } = await get('/api/users?query=titleco.example&provider=local&pageSize=50');
  const invented = data.find(
    (user: { _id: string; isActive: boolean }) => user.isActive && user._id > '5f3c2a100001000000000100',
  );
  expect(invented).toMatchObject({
    _id: expect.stringMatching(/^5f3c2a100001[0-9a-f]{12}$/),
    phone: expect.stringMatching(/^\(\d{3}\) \d{3}-\d{4}$/),
    role: expect.stringMatching(/^(user|admin)$/),
  });
  expect(invented.rolesAssigned).toHaveLength(1);
  expect(await signIn(invented.email)).toBeTruthy();
});

test('with a scale of 10,000 the platform has two thousand roles, which can be listed and searched', async () => {
  const get = await as('superadmin@map.example');
  const last = await get('/api/roles?page=250&pageSize=8&sortBy=roleName&sortDirection=asc');
  expect(last.pagingMeta).toEqual({ totalRecords: 2_000 });
  expect(last.data).toHaveLength(8);
  const [role] = await get('/api/roles/search?name=ward%2012%20assess');
  expect(role).toMatchObject({
    roleName: 'Ward 12 Assessor',
    roleDescription: 'Values property and signs the roll',
  });
  expect((await get(`/api/users/role/${role._id}`)).length).toBeLessThan(50);
});

test('with a scale of 10,000 the platform has an application with a plan for every twenty users', async () => {
  const get = await as('superadmin@map.example');
  const { data, pagingMeta } = await get('/api/applications?expand=subscriptionPlans&all=true');
  expect(pagingMeta).toEqual({ totalRecords: 500 });
  const added = data.filter(({ _id }: { _id: string }) => _id >= applicationId(64));
  expect(added).toHaveLength(436);
  expect(new Set(added.map(({ applicationName }: { applicationName: string }) => applicationName)).size).toBe(
    436,
  );
  expect(
    added.map(({ subscriptionPlans: plans }: { subscriptionPlans: { name: string }[] }) =>
      plans.map(({ name }) => name),
    ),
  ).toEqual(Array(436).fill(['Standard']));
  expect(
    added.filter(({ adminUsers }: { adminUsers: string[] }) => adminUsers.length === 1).length,
  ).toBeGreaterThan(380);
});

test('with a scale of 10,000 one application has seven hundred layers and two thousand users', async () => {
  const get = await as('admin@map.example');
  expect(await get(`/api/layers/application/${applicationId(0)}`)).toHaveLength(700);
  expect((await get(`/api/applications/${applicationId(0)}/users`)).length).toBeGreaterThanOrEqual(2_000);
});

test('with a scale of 10,000 the platform has a thousand tags, which can be paged and searched', async () => {
  const get = await as('superadmin@map.example');
  const last = await get('/api/tags?page=42&pageSize=24&sortBy=tagName&sortDirection=asc');
  expect(last.pagingMeta).toEqual({ totalRecords: 1_000 });
  expect(last.data).toHaveLength(1_000 - 41 * 24);
  const { data } = await get('/api/tags?query=trails%20ward%2012');
  expect(data).toMatchObject([{ tagName: 'Trails Ward 12', numberOfMapsTagged: expect.any(Number) }]);
});

test('filling up a platform a second time changes nothing', async () => {
  const counted = () =>
    Promise.all(
      [usersTable, applicationsTable, applicationAdminsTable, subscriptionPlansTable, tagsTable].map(table =>
        env.db.$count(table),
      ),
    );
  const before = await counted();
  expect(await fillToScale(env.db, 10_000, new Date())).toBe(0);
  expect(await counted()).toEqual(before);
});

test('five thousand applications are listed with their plans, and deleting one deletes its plans', async () => {
  const get = await as('user@map.example');
  const list = (query: string) => get(`/api/applications?expand=subscriptionPlans&${query}`);
  await env.db
    .execute(sql`INSERT INTO applications (id, application_id, application_name, application_name_key)
    SELECT 'a' || lpad(n::text, 23, '0'), 'many-' || n, 'Many ' || n, 'many ' || n FROM generate_series(1, 5000) AS n`);
  await env.db.execute(sql`INSERT INTO subscription_plans (id, application_id, name)
    SELECT 'b' || plan || right(applications.id, 22), applications.id, 'Plan ' || plan FROM applications, generate_series(1, 3) AS plan WHERE application_id LIKE 'many-%'`);
  const all = await list('all=true');
  expect([all.data.length, all.pagingMeta]).toEqual([5_500, { totalRecords: 5_500 }]);
  const [one] = (await list('query=many%204711')).data;
  expect(all.data.find(({ _id }: { _id: string }) => _id === one._id)).toEqual(one);
  expect(one.subscriptionPlans.map(({ name }: { name: string }) => name)).toEqual([
    'Plan 1',
    'Plan 2',
    'Plan 3',
  ]);
  await env.db.execute(sql`DELETE FROM applications WHERE id = ${one._id}`);
  expect(await env.db.$count(subscriptionPlansTable, eq(subscriptionPlansTable.applicationId, one._id))).toBe(
    0,
  );
});
