import { expect, test } from 'vitest';
import { ask, emittedEvents, withPlatform } from './standIn.ts';

withPlatform();
const as = 'keeper';

test('GET and POST /api/users/apikey list and make one’s own keys; DELETE removes with 204', async () => {
  expect((await ask('GET /api/users/apikey', { as })).body).toEqual([]);
  const made = await ask('POST /api/users/apikey', { as, body: {} });
  expect(made).toMatchObject({
    status: 200,
    body: { _id: expect.any(String), key: expect.stringMatching(/^[0-9a-f]{48}$/) },
  });
  expect((await ask('GET /api/users/apikey', { as })).body).toEqual([made.body]);
  expect((await ask(`DELETE /api/users/apikey/${made.body._id}`, { as })).status).toBe(204);
  expect((await ask('GET /api/users/apikey', { as })).body).toEqual([]);
  expect(emittedEvents).toEqual([
    ['apikeys:save', made.body._id],
    ['apikeys:remove', made.body._id],
  ]);
});

test('nobody sees or removes another’s key, not even a superadmin', async () => {
  const made = await ask('POST /api/users/apikey', { as, body: {} });
  expect(JSON.stringify((await ask('GET /api/users/apikey', { as: 'superadmin' })).body)).not.toContain(
    made.body._id,
  );
  expect((await ask(`DELETE /api/users/apikey/${made.body._id}`, { as: 'superadmin' })).status).toBe(404);
});
