import { expect, test } from 'vitest';
import { ask, emittedEvents, withPlatform } from './standIn.ts';

withPlatform();
const as = 'keeper';

test('users list, create and remove their own API keys', async () => {
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

test('another user’s API key can be neither seen nor removed, even by a superadmin', async () => {
  const made = await ask('POST /api/users/apikey', { as, body: {} });
  expect(JSON.stringify((await ask('GET /api/users/apikey', { as: 'superadmin' })).body)).not.toContain(
    made.body._id,
  );
  expect((await ask(`DELETE /api/users/apikey/${made.body._id}`, { as: 'superadmin' })).status).toBe(404);
});
