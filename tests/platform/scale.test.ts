import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHEAP_PASSWORDS } from '../../mocks/db/passwords.ts';
import { subscriptionPlans } from '../../mocks/db/schema.ts';
import { type OpenPlatform, openPlatform } from '../../mocks/openPlatform.ts';

let app: OpenPlatform['app'];
let env: OpenPlatform['env'];
let database: OpenPlatform['database'];
beforeAll(async () => {
  ({ app, env, database } = await openPlatform({ where: { memory: true }, demo: false, passwordCost: CHEAP_PASSWORDS, scale: 10_000 }));
});
afterAll(() => database.close());

test('a larger platform has so many users, who sign in with the demo password and belong to applications', async () => {
  const signIn = async (email: string) => {
    const reply = await app.request('/auth/local', { method: 'POST', body: JSON.stringify({ email, password: 'Assessor1' }) });
    return (await reply.json()).token as string;
  };
  const list = async (query: string) => {
    const headers = { Authorization: `Bearer ${await signIn('superadmin@map.example')}` };
    return (await app.request(`/api/users?${query}`, { headers })).json();
  };
  const last = await list('page=1250&pageSize=8&sortBy=lastName&sortDirection=asc');
  expect(last.pagingMeta).toEqual({ totalRecords: 10_000 });
  expect(last.data).toHaveLength(8);
  const { data } = await list('query=titleco.example&provider=local&pageSize=50');
  const invented = data.find((user: { _id: string; isActive: boolean }) => user.isActive && user._id > '5f3c2a100001000000000100');
  expect(invented).toMatchObject({ _id: expect.stringMatching(/^5f3c2a100001[0-9a-f]{12}$/), phone: expect.stringMatching(/^\(\d{3}\) \d{3}-\d{4}$/), role: expect.stringMatching(/^(user|admin)$/) });
  expect(invented.rolesAssigned).toHaveLength(1);
  expect(await signIn(invented.email)).toBeTruthy();
});

test('a big world has two thousand roles, which are listed, searched and held by people', async () => {
  const signedIn = await app.request('/auth/local', { method: 'POST', body: JSON.stringify({ email: 'superadmin@map.example', password: 'Assessor1' }) });
  const headers = { Authorization: `Bearer ${(await signedIn.json()).token}` };
  const get = async (path: string) => (await app.request(path, { headers })).json();
  const last = await get('/api/roles?page=250&pageSize=8&sortBy=roleName&sortDirection=asc');
  expect(last.pagingMeta).toEqual({ totalRecords: 2_000 });
  expect(last.data).toHaveLength(8);
  const [role] = await get('/api/roles/search?name=ward%2012%20assess');
  expect(role).toMatchObject({ roleName: 'Ward 12 Assessor', roleDescription: 'Values property and signs the roll' });
  expect((await get(`/api/users/role/${role._id}`)).length).toBeLessThan(50);
});

test('five thousand applications are listed with their plans, which go with the application they belong to', async () => {
  const signedIn = await app.request('/auth/local', { method: 'POST', body: JSON.stringify({ email: 'user@map.example', password: 'Assessor1' }) });
  const headers = { Authorization: `Bearer ${(await signedIn.json()).token}` };
  const get = async (query: string) => (await app.request(`/api/applications?expand=subscriptionPlans&${query}`, { headers })).json();
  await env.db.execute(sql`INSERT INTO applications (id, application_id, application_name, application_name_key)
    SELECT 'a' || lpad(n::text, 23, '0'), 'many-' || n, 'Many ' || n, 'many ' || n FROM generate_series(1, 5000) AS n`);
  await env.db.execute(sql`INSERT INTO subscription_plans (id, application_id, name)
    SELECT 'b' || plan || right(applications.id, 22), applications.id, 'Plan ' || plan FROM applications, generate_series(1, 3) AS plan WHERE application_id LIKE 'many-%'`);
  const all = await get('all=true');
  expect([all.data.length, all.pagingMeta]).toEqual([5_064, { totalRecords: 5_064 }]);
  const [one] = (await get('query=many%204711')).data;
  expect(all.data.find(({ _id }: { _id: string }) => _id === one._id)).toEqual(one);
  expect(one.subscriptionPlans.map(({ name }: { name: string }) => name)).toEqual(['Plan 1', 'Plan 2', 'Plan 3']);
  await env.db.execute(sql`DELETE FROM applications WHERE id = ${one._id}`);
  expect(await env.db.$count(subscriptionPlans, eq(subscriptionPlans.applicationId, one._id))).toBe(0);
});
