import { describe, expect, test } from 'vitest';
import { ask, idOf, me, withPlatform } from './stand.ts';

withPlatform();
const as = 'superadmin';

test('an unknown address answers 404 as JSON, whatever the method', async () => {
  for (const call of ['GET /api/nothing', 'PATCH /api/users/me', 'POST /auth/none/of/this', 'DELETE /api/users'])
    expect(await ask(call, { as })).toMatchObject({ status: 404, body: { message: expect.any(String) } });
});

test('a body that is not JSON answers 400', async () => {
  for (const body of ['{"email":', 'email=a', '<xml/>', '{"a":1}{"b":2}']) expect((await ask('POST /auth/local', { body })).status).toBe(400);
});

test('a body of the wrong shape answers 422', async () => {
  for (const body of ['null', '[]', '"text"', '7', '{"email":{"$gt":""},"password":{"$gt":""}}']) expect((await ask('POST /auth/local', { body })).status).toBe(422);
});

test('a body over eight megabytes answers 413', async () => {
  const reply = await ask('POST /api/tags', { as, body: { tagName: 'x'.repeat(9 * 1024 * 1024) } });
  expect(reply).toMatchObject({ status: 413, body: { message: expect.any(String) } });
});

test('a body of seven megabytes is read', async () => {
  expect((await ask('POST /api/tags', { as, body: { tagName: 'Long help', helpInfo: 'x'.repeat(7 * 1024 * 1024) } })).status).toBe(200);
});

describe.each(['<script>alert(1)</script>', "Robert'); DROP TABLE users;--", '=cmd|calc', '${7*7} {{7*7}}', '\u202Egnp.exe', '😀'.repeat(60), 'a\nb\tc'])('the text %s', text => {
  test('comes back as it was sent', async () => {
    const { body } = await ask('POST /api/tags', { as, body: { tagName: text, helpInfo: text } });
    expect(body).toMatchObject({ tagName: text, helpInfo: text });
    expect((await ask(`GET /api/tags?query=${encodeURIComponent(text)}`, { as })).body.data).toHaveLength(1);
  });
});

test('a NUL is refused with 400 wherever it comes', async () => {
  expect((await ask('POST /api/tags', { as, body: { tagName: 'a\0b' } })).status).toBe(400);
  expect((await ask('GET /api/tags?query=%00', { as })).status).toBe(400);
  expect((await ask('DELETE /api/tags/%00', { as })).status).toBe(400);
  expect((await ask('POST /auth/local', { body: { email: 'a\0@b.example', password: 'x' } })).status).toBe(400);
});

test('half a surrogate pair is replaced rather than stored', async () => {
  const reply = await ask('POST /api/tags', { as, body: '{"tagName":"half \\ud83d","note":"\\udc00"}' });
  expect(reply).toMatchObject({ status: 200, body: { tagName: 'half \uFFFD', note: '\uFFFD' } });
});

test('a body cannot reach the prototype of anything', async () => {
  const reply = await ask('POST /api/tags', { as, body: '{"tagName":"Proto","__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}' });
  expect(reply.status).toBe(200);
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  expect(Object.keys(reply.body).sort()).toEqual(['__v', '_id', 'helpInfo', 'numberOfMapsTagged', 'tagName']);
});

test.each([
  'page=0',
  'page=-1',
  'page=1e9',
  'page=1.5&pageSize=2.5',
  'pageSize=1e12',
  'pageSize=-5',
  'activeUserPercent=1e15',
  'activeUserPercent=-1',
  'activeUserPercent=0.4',
  'lastLoggedIn=0001-01-01T00:00:00Z,9999-12-31T23:59:59Z',
])('%s is read as well as it can be', async query => {
  expect((await ask(`GET /api/users?${query}`, { as })).status).toBe(200);
});

test.each(['page=x', 'pageSize=NaN', 'page=Infinity', 'activeUserPercent=many'])('%s is refused', async query => {
  expect((await ask(`GET /api/users?${query}`, { as })).status).toBe(422);
});

test('a version that is no whole number is refused, not stored', async () => {
  const user = await me('user');
  for (const __v of [0.5, -1, 1e300]) expect([409, 422]).toContain((await ask(`PUT /api/users/${user._id}`, { as: 'user', body: { ...user, __v } })).status);
});

test('unknown fields cannot shadow what the platform knows', async () => {
  const _id = await idOf('user');
  const body = { _id, firstName: 'A', lastName: 'B', email: 'user@map.example', id: 'x', token: 'x', lastLoggedIn: 1, mailError: true };
  const reply = await ask(`PUT /api/users/${_id}`, { as, body });
  expect(reply.body._id).toBe(_id);
  expect(reply.body.lastLoggedIn).not.toBe(1);
  expect(reply.body).not.toHaveProperty('token');
});
