import { describe, expect, test } from 'vitest';
import { ask, me, userIdByAccount, withPlatform } from './standIn.ts';

withPlatform();
const as = 'superadmin';

test('an unknown address returns 404 as JSON for any method', async () => {
  for (const call of [
    'GET /api/nothing',
    'PATCH /api/users/me',
    'POST /auth/none/of/this',
    'DELETE /api/users',
  ])
    expect(await ask(call, { as })).toMatchObject({ status: 404, body: { message: expect.any(String) } });
});

test('a body that is not JSON is refused with 400', async () => {
  for (const body of ['{"email":', 'email=a', '<xml/>', '{"a":1}{"b":2}'])
    expect((await ask('POST /auth/local', { body })).status).toBe(400);
});

test('a body of the wrong shape is refused with 422', async () => {
  for (const body of ['null', '[]', '"text"', '7', '{"email":{"$gt":""},"password":{"$gt":""}}'])
    expect((await ask('POST /auth/local', { body })).status).toBe(422);
});

test('a body over eight megabytes is refused with 413', async () => {
  const reply = await ask('POST /api/tags', { as, body: { tagName: 'x'.repeat(9 * 1024 * 1024) } });
  expect(reply).toMatchObject({ status: 413, body: { message: expect.any(String) } });
});

test('a body of seven megabytes is read', async () => {
  expect(
    (
      await ask('POST /api/tags', {
        as,
        body: { tagName: 'Long help', helpInfo: 'x'.repeat(7 * 1024 * 1024) },
      })
    ).status,
  ).toBe(200);
});

describe.each([
  '<script>alert(1)</script>',
  "Robert'); DROP TABLE users;--",
  '=cmd|calc',
  '${7*7} {{7*7}}',
  '\u202Egnp.exe',
  '😀'.repeat(60),
  'a\nb\tc',
])('the hostile text %s', text => {
  test('a hostile text is stored and returned unchanged', async () => {
    const { body } = await ask('POST /api/tags', { as, body: { tagName: text, helpInfo: text } });
    expect(body).toMatchObject({ tagName: text, helpInfo: text });
    expect((await ask(`GET /api/tags?query=${encodeURIComponent(text)}`, { as })).body.data).toHaveLength(1);
  });
});

test('a NUL character is refused with 400 in a body, query, path and email', async () => {
  expect((await ask('POST /api/tags', { as, body: { tagName: 'a\0b' } })).status).toBe(400);
  expect((await ask('GET /api/tags?query=%00', { as })).status).toBe(400);
  expect((await ask('DELETE /api/tags/%00', { as })).status).toBe(400);
  expect((await ask('POST /auth/local', { body: { email: 'a\0@b.example', password: 'x' } })).status).toBe(
    400,
  );
  expect((await ask('POST /api/tags', { as, body: { tagName: 'Key', 'a\0b': 1 } })).status).toBe(400);
  expect(
    (await ask('POST /api/tags', { as, body: '{"tagName":"Key","in":{"half \\ud83d":1}}' })).status,
  ).toBe(400);
});

test.each([101, 5_000, 100_000])('a body nested %i times is refused with 400', async depth => {
  const body = `{"tagName":"Deep","in":${'['.repeat(depth)}${']'.repeat(depth)}}`;
  expect(await ask('POST /api/tags', { as, body })).toMatchObject({
    status: 400,
    body: { message: 'The body is nested too deeply' },
  });
});

test('half a surrogate pair is replaced before it is stored', async () => {
  const reply = await ask('POST /api/tags', { as, body: '{"tagName":"half \\ud83d","note":"\\udc00"}' });
  expect(reply).toMatchObject({ status: 200, body: { tagName: 'half \uFFFD', note: '\uFFFD' } });
});

test('a body with __proto__ or constructor is refused and changes no prototype', async () => {
  for (const name of ['__proto__', 'constructor'])
    expect(
      await ask('POST /api/tags', {
        as,
        body: `{"tagName":"Proto","deep":[{"${name}":{"prototype":{"isAdmin":true},"isAdmin":true}}]}`,
      }),
    ).toMatchObject({ status: 400 });
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
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
])('the user list accepts the unusual query %s', async query => {
  expect((await ask(`GET /api/users?${query}`, { as })).status).toBe(200);
});

test.each(['page=x', 'pageSize=NaN', 'page=Infinity', 'activeUserPercent=many'])(
  'the user list refuses the query %s',
  async query => {
    expect((await ask(`GET /api/users?${query}`, { as })).status).toBe(422);
  },
);

test('a version that is negative, fractional or too large is refused', async () => {
  const user = await me('user');
  for (const __v of [0.5, -1, 1e300])
    expect([409, 422]).toContain(
      (await ask(`PUT /api/users/${user._id}`, { as: 'user', body: { ...user, __v } })).status,
    );
});

describe('reserved fields', () => {
  const meant = {
    authorized: false,
    role: 'superadmin',
    isActive: false,
    token: 'x',
    access_token: 'x',
    tempPassword: true,
    tempResetToken: 'x',
    password: 'Planted12',
    passwordHash: 'x',
    emailVerified: true,
    errors: { x: 'x' },
    error: 'x',
    message: 'x',
    mailError: true,
    data: [],
    pagingMeta: { totalRecords: 0 },
    id: 'x',
  };
  const person = { firstName: 'Ada', lastName: 'Byron', email: 'ada@new.example', phone: '(555) 123-4567' };

  test.each([
    ['tag', 'POST /api/tags', 'PUT /api/tags', { tagName: 'Planted' }, []],
    ['role', 'POST /api/roles', 'PUT /api/roles', { roleName: 'Planted' }, []],
    ['user', 'POST /api/users', 'PUT /api/users/{_id}', person, ['role', 'isActive']],
    [
      'plan',
      'POST /api/subscription-plans/5f3c2a100002000000000000',
      'PUT /api/subscription-plans/{_id}',
      { name: 'Planted' },
      [],
    ],
  ])('reserved fields that are sent with a %s are not stored', async (_, create, update, body, own) => {
    const made = await ask(create, { as, body: { ...body, ...meant, isActive: true, note: 'kept' } });
    const { _id } = made.body;
    const changed = await ask(update.replace('{_id}', _id), {
      as,
      body: { ...body, ...meant, _id, isActive: true, note: 'kept' },
    });
    for (const { status: httpStatus, body } of [made, changed]) {
      expect([httpStatus, body.note]).toEqual([200, 'kept']);
      expect(Object.keys(body).filter(name => name in meant)).toEqual(own);
    }
    expect(changed.body.role).not.toBe('superadmin');
  });
});

describe('unknown fields of a record', () => {
  const note = (bytes: number) => 'é'.repeat((bytes - '{"note":""}'.length - 1) / 2) + 'x';
  const tooMuch = {
    status: 413,
    body: { message: 'The unknown fields exceed 64 KiB' },
  };

  test.each([
    ['tag', 'POST /api/tags', { tagName: 'Full' }],
    ['role', 'POST /api/roles', { roleName: 'Full' }],
    [
      'user',
      'POST /api/users',
      { firstName: 'Ada', lastName: 'Byron', email: 'ada@new.example', phone: '(555) 123-4567' },
    ],
    ['plan', 'POST /api/subscription-plans/5f3c2a100002000000000000', { name: 'Full' }],
  ])('unknown fields of a %s may have at most 64 KiB', async (_, create, body) => {
    expect(await ask(create, { as, body: { ...body, note: `${note(65_536)}x` } })).toMatchObject(tooMuch);
    expect(await ask(create, { as, body: { ...body, note: note(65_536) } })).toMatchObject({
      status: 200,
      body: { note: note(65_536) },
    });
  });

  test('the limit of unknown fields also counts the fields stored earlier', async () => {
    const { _id } = await me('user');
    const put = (name: string) =>
      ask(`PUT /api/users/${_id}`, {
        as,
        body: { _id, firstName: 'A', lastName: 'B', email: 'user@map.example', [name]: 'x'.repeat(40_000) },
      });
    expect((await put('one')).status).toBe(200);
    expect(await put('two')).toMatchObject(tooMuch);
    expect((await put('one')).status).toBe(200);
  });
});

test('unknown fields cannot replace known fields of a user', async () => {
  const _id = await userIdByAccount('user');
  const body = {
    _id,
    firstName: 'A',
    lastName: 'B',
    email: 'user@map.example',
    id: 'x',
    token: 'x',
    lastLoggedIn: 1,
    mailError: true,
  };
  const reply = await ask(`PUT /api/users/${_id}`, { as, body });
  expect(reply.body._id).toBe(_id);
  expect(reply.body.lastLoggedIn).not.toBe(1);
  expect(reply.body).not.toHaveProperty('token');
});
