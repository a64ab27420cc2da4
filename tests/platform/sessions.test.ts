import { expect, test } from 'vitest';
import { ask, me, withPlatform } from './standIn.ts';

withPlatform();
const as = 'superadmin';

test('GET /api/sessions/{userId} returns the sessions of a user by page, newest first', async () => {
  const { _id } = await me('user');
  const first = (await ask(`GET /api/sessions/${_id}?page=1&pageSize=10`, { as })).body;
  expect(first.data).toHaveLength(10);
  expect(first.pagingMeta.totalRecords).toBe(35);
  expect(first.data[1]).toEqual({
    _id: expect.any(String),
    application: expect.toSatisfy((it: unknown) => it === null || typeof it === 'object'),
    loginTime: expect.any(Number),
    logoutTime: expect.any(Number),
  });
  const times = first.data.map(({ loginTime }: { loginTime: number }) => loginTime);
  expect(times).toEqual([...times].sort((a, b) => b - a));
  expect((await ask(`GET /api/sessions/${_id}?page=4&pageSize=10`, { as })).body.data).toHaveLength(5);
});

test('GET /api/sessions/{userId} shows an admin the sessions of their applications, and all their own', async () => {
  type Visit = { _id: string; application: { _id: string } | null };
  const visits = async (
    _id: string,
    who: string,
  ): Promise<{ data: Visit[]; pagingMeta: { totalRecords: number } }> =>
    (await ask(`GET /api/sessions/${_id}?page=1&pageSize=0`, { as: who })).body;
  const { _id, adminRoles } = await me('admin');
  const mine = new Set([...adminRoles, undefined]);
  const grace = (await me('user'))._id;
  const all = (await visits(grace, as)).data;
  const his = all.filter(({ application }) => mine.has(application?._id));
  expect([his.length > 0, his.length < all.length]).toEqual([true, true]);
  expect(await visits(grace, 'admin')).toEqual({ data: his, pagingMeta: { totalRecords: his.length } });
  expect((await visits(grace, 'user')).data.slice(-all.length)).toEqual(all);
  const own = await visits(_id, 'admin');
  expect(own).toEqual(await visits(_id, as));
  expect(own.data.every(({ application }) => mine.has(application?._id))).toBe(false);
});

test('GET /api/sessions/{userId} returns 404 for an unknown user', async () => {
  expect((await ask('GET /api/sessions/nobody?page=1&pageSize=10', { as })).status).toBe(404);
});
