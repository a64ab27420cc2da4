import { expect, test } from 'vitest';
import { ask, me, withPlatform } from './standIn.ts';

withPlatform();
const as = 'superadmin';

test('GET /api/sessions/{userId} pages the visits, newest first', async () => {
  const { _id } = await me('user');
  const first = (await ask(`GET /api/sessions/${_id}?page=1&pageSize=10`, { as })).body;
  expect(first.data).toHaveLength(10);
  expect(first.pagingMeta.totalRecords).toBe(35);
  expect(first.data[1]).toEqual({ _id: expect.any(String), application: expect.toSatisfy((it: unknown) => it === null || typeof it === 'object'), loginTime: expect.any(Number), logoutTime: expect.any(Number) });
  const times = first.data.map(({ loginTime }: { loginTime: number }) => loginTime);
  expect(times).toEqual([...times].sort((a, b) => b - a));
  expect((await ask(`GET /api/sessions/${_id}?page=4&pageSize=10`, { as })).body.data).toHaveLength(5);
});

test('GET /api/sessions/{userId} answers 404 for nobody', async () => {
  expect((await ask('GET /api/sessions/nobody?page=1&pageSize=10', { as })).status).toBe(404);
});
