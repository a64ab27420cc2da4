import { expect, test } from 'vitest';
import { CHEAP_PASSWORDS } from '../../mocks/db/passwords.ts';
import { openPlatform } from '../../mocks/openPlatform.ts';

test('a larger platform has so many users, who sign in with the demo password and belong to applications', async () => {
  const { app, database } = await openPlatform({ where: { memory: true }, demo: false, passwordCost: CHEAP_PASSWORDS, scale: 2_000 });
  const signIn = async (email: string) => {
    const reply = await app.request('/auth/local', { method: 'POST', body: JSON.stringify({ email, password: 'Assessor1' }) });
    return (await reply.json()).token as string;
  };
  const list = async (query: string) => {
    const headers = { Authorization: `Bearer ${await signIn('superadmin@map.example')}` };
    return (await app.request(`/api/users?${query}`, { headers })).json();
  };
  const last = await list('page=250&pageSize=8&sortBy=lastName&sortDirection=asc');
  expect(last.pagingMeta).toEqual({ totalRecords: 2_000 });
  expect(last.data).toHaveLength(8);
  const { data } = await list('query=titleco.example&provider=local&pageSize=50');
  const invented = data.find((user: { _id: string; isActive: boolean }) => user.isActive && user._id > '5f3c2a100001000000000100');
  expect(invented).toMatchObject({ _id: expect.stringMatching(/^5f3c2a100001[0-9a-f]{12}$/), phone: expect.stringMatching(/^\(\d{3}\) \d{3}-\d{4}$/), role: expect.stringMatching(/^(user|admin)$/) });
  expect(invented.rolesAssigned).toHaveLength(1);
  expect(await signIn(invented.email)).toBeTruthy();
  await database.close();
}, 60_000);

test('a big world has two thousand roles, which are listed, searched and held by people', async () => {
  const { app, database } = await openPlatform({ where: { memory: true }, demo: false, passwordCost: CHEAP_PASSWORDS, scale: 10_000 });
  const signedIn = await app.request('/auth/local', { method: 'POST', body: JSON.stringify({ email: 'superadmin@map.example', password: 'Assessor1' }) });
  const headers = { Authorization: `Bearer ${(await signedIn.json()).token}` };
  const get = async (path: string) => (await app.request(path, { headers })).json();
  const last = await get('/api/roles?page=250&pageSize=8&sortBy=roleName&sortDirection=asc');
  expect(last.pagingMeta).toEqual({ totalRecords: 2_000 });
  expect(last.data).toHaveLength(8);
  const [role] = await get('/api/roles/search?name=ward%2012%20assess');
  expect(role).toMatchObject({ roleName: 'Ward 12 Assessor', roleDescription: 'Values property and signs the roll' });
  expect((await get(`/api/users/role/${role._id}`)).length).toBeLessThan(50);
  await database.close();
}, 60_000);
