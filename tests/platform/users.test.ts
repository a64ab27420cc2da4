import { describe, expect, test } from 'vitest';
import {
  ask,
  emittedEvents,
  ended,
  letterTo,
  me,
  signInAs,
  userIdByAccount,
  withPlatform,
} from './standIn.ts';

withPlatform();
const as = 'superadmin';
const info = async (id: string) => (await ask(`GET /api/users/detail/${id}/info`, { as })).body;
const person = { firstName: 'Ada', lastName: 'Byron', email: 'ada@new.example', phone: '(555) 123-4567' };

describe('GET /api/users/detail/{id}/info', () => {
  test('the details of a user have applications and roles as objects', async () => {
    const user = await info(await userIdByAccount('admin'));
    expect(user).toMatchObject({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      firstName: 'Daniel',
      lastName: 'Okafor',
      email: 'admin@map.example',
      phone: '(555) 010-1001',
      role: 'admin',
      __v: 0,
    });
    expect(user.adminRoles).toContainEqual({
      _id: '5f3c2a100002000000000000',
      applicationName: 'Larkspur County Assessor',
    });
    expect(user.rolesAssigned[0]).toEqual({
      application: { _id: expect.any(String), applicationName: expect.any(String) },
      role: { _id: expect.any(String), roleName: expect.any(String), roleDescription: expect.any(String) },
      roleName: expect.any(String),
    });
    expect(user.subscriptions).toHaveProperty('activePlans');
    expect(user.protectedLayers).toEqual([]);
  });

  test('the call for the details of an unknown user returns 404', async () => {
    expect((await ask('GET /api/users/detail/5f3c2a1000010000000fffff/info', { as })).status).toBe(404);
  });
});

describe('new users by staff', () => {
  test('staff create a user with a random temporary password, which is mailed', async () => {
    const reply = await ask('POST /api/users', { as, body: person });
    expect(reply).toMatchObject({
      status: 200,
      body: { ...person, role: 'user', isLoggedinYet: false, isActive: true },
    });
    expect(reply.body).not.toHaveProperty('mailError');
    const welcome = (await ask('GET /demo/outbox.json')).body.find(
      (letter: { subject: string }) => letter.subject === 'Welcome',
    );
    const password = welcome.lines.join(' ').match(/temporary password: (\S+)/)[1];
    const entered = await ask('POST /auth/local', { body: { email: person.email, password } });
    expect(entered.body).toEqual({ tempPassword: true, tempResetToken: expect.any(String) });
    expect(emittedEvents).toContainEqual(['users:save', reply.body._id]);
  });

  test('staff can choose the password of a new user if it is valid', async () => {
    expect(
      (await ask('POST /api/users', { as, body: { ...person, password: 'weak' } })).body.errors,
    ).toHaveProperty('password');
    await ask('POST /api/users', { as, body: { ...person, password: 'Chosen123' } });
    expect(
      (await ask('POST /auth/local', { body: { email: person.email, password: 'Chosen123' } })).body,
    ).toHaveProperty('token');
  });

  test('a new user needs a phone number and a free email', async () => {
    expect(
      (await ask('POST /api/users', { as, body: { ...person, phone: '' } })).body.errors.phone.message,
    ).toBe('Please enter phone number in the following format (XXX) XXX-XXXX');
    expect(
      (await ask('POST /api/users', { as, body: { ...person, lastName: 'Byron\n' } })).body.errors,
    ).toHaveProperty('lastName');
    expect(
      (await ask('POST /api/users', { as, body: { ...person, email: 'admin@map.example' } })).body.errors
        .email.message,
    ).toBe('The email is already taken');
  });

  test('creating a user reports that the email failed, and keeps the user', async () => {
    await ask('POST /demo/mail-fails', { body: { on: true } });
    const reply = await ask('POST /api/users', { as, body: person });
    expect(reply).toMatchObject({ status: 200, body: { mailError: true } });
    expect((await info(reply.body._id)).email).toBe('ada@new.example');
  });

  test('a user created by an admin is a plain user whom that admin can see', async () => {
    const { body } = await ask('POST /api/users', { as: 'admin', body: { ...person, role: 'superadmin' } });
    expect(body.role).toBe('user');
    expect((await ask(`GET /api/users/detail/${body._id}/info`, { as: 'admin' })).status).toBe(200);
  });
});

describe('PUT /api/users/{id}', () => {
  test('updating a user stores the complete record, counts the version and announces the change', async () => {
    const user = await info(await userIdByAccount('user'));
    const reply = await ask(`PUT /api/users/${user._id}`, {
      as,
      body: { ...user, firstName: 'Graça', phone: '(555) 999-0000' },
    });
    expect(reply).toMatchObject({
      status: 200,
      body: { firstName: 'Graça', phone: '(555) 999-0000', __v: user.__v + 1 },
    });
    expect(await info(user._id)).toMatchObject({ firstName: 'Graça', __v: user.__v + 1 });
    expect(emittedEvents).toEqual([['users:save', user._id]]);
    expect((await ask('GET /api/users?query=GRACA', { as })).body.data).toHaveLength(1);
  });

  test('updating a user keeps unknown fields', async () => {
    const user = await info(await userIdByAccount('user'));
    const legacy = { county: { code: 'LK', links: [1, null, 'x'] } };
    await ask(`PUT /api/users/${user._id}`, { as, body: { ...user, legacy, badge: 7 } });
    expect(await info(user._id)).toMatchObject({ legacy, badge: 7 });
    await ask(`PUT /api/users/${user._id}`, {
      as,
      body: { _id: user._id, firstName: 'G', lastName: 'L', email: user.email },
    });
    expect(await info(user._id)).toMatchObject({ legacy, badge: 7, firstName: 'G' });
  });

  test('updating a user from an older version is refused with 409', async () => {
    const user = await info(await userIdByAccount('user'));
    await ask(`PUT /api/users/${user._id}`, { as, body: { ...user, firstName: 'First' } });
    const late = await ask(`PUT /api/users/${user._id}`, { as, body: { ...user, firstName: 'Second' } });
    expect(late).toMatchObject({ status: 409, body: { message: expect.any(String) } });
    expect((await info(user._id)).firstName).toBe('First');
  });

  test('only one of twenty simultaneous updates of the same user version succeeds', async () => {
    const user = await info(await userIdByAccount('user'));
    const token = await signInAs('superadmin');
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        ask(`PUT /api/users/${user._id}`, { token, body: { ...user, firstName: `Name ${n}` } }),
      ),
    );
    expect(replies.filter(({ status: httpStatus }) => httpStatus === 200)).toHaveLength(1);
    expect(replies.filter(({ status: httpStatus }) => httpStatus === 409)).toHaveLength(19);
    expect((await info(user._id)).__v).toBe(user.__v + 1);
  });

  test('updating a user reports broken rules and a taken email under their fields', async () => {
    const user = await info(await userIdByAccount('user'));
    const put = (change: object) => ask(`PUT /api/users/${user._id}`, { as, body: { ...user, ...change } });
    expect((await put({ firstName: '' })).body.errors).toEqual({
      firstName: { message: 'First name is required' },
    });
    expect((await put({ phone: '555' })).body.errors).toHaveProperty('phone');
    expect((await put({ firstName: 'Grace\r\nBcc: all@map.example' })).body.errors).toEqual({
      firstName: { message: 'Line breaks and control characters are not allowed' },
    });
    expect((await put({ email: 'ADMIN@map.example' })).body.errors).toEqual({
      email: { message: 'The email is already taken' },
    });
    expect((await put({ password: 'abc' })).body.errors).toHaveProperty('password');
    expect((await put({ firstName: 'x'.repeat(300) })).status).toBe(422);
    expect((await put({ _id: '5f3c2a100001000000000001' })).status).toBe(400);
    expect(await put({ phone: '' })).toMatchObject({ status: 200, body: { phone: '' } });
  });

  test('staff can set a new password, which ends the user’s sessions', async () => {
    const user = await info(await userIdByAccount('user'));
    const tokens = [await signInAs('user'), await signInAs('user')];
    await ask(`PUT /api/users/${user._id}`, { as, body: { ...user, password: 'ByStaff12' } });
    expect(await signInAs('user', 'ByStaff12')).toBeTruthy();
    for (const token of tokens) expect((await ask('GET /api/users/me', { token })).status).toBe(401);
    expect(ended).toHaveLength(2);
  });

  test('users can change their own email, which then has to be verified again', async () => {
    const mine = await me('user');
    const reply = await ask(`PUT /api/users/${mine._id}`, {
      as: 'user',
      body: { ...mine, email: 'grace@map.example' },
    });
    expect(reply.body).toMatchObject({ email: 'grace@map.example', emailVerification: { verified: false } });
    expect(await letterTo('grace@map.example')).toMatchObject({ subject: 'Verify your email address' });
  });

  test('users who update themselves can change only their own details', async () => {
    const mine = await me('user');
    const greedy = {
      role: 'superadmin',
      adminRoles: ['5f3c2a100002000000000000'],
      rolesAssigned: [],
      provider: 'google',
      loginCount: 9_999,
      averageTime: 1,
      isActive: false,
      migratedFromV4: true,
      emailVerification: { verified: false },
      passwordHash: 'x',
      password: 'Sneaky123',
      anything: 1,
    };
    const reply = await ask(`PUT /api/users/${mine._id}`, {
      as: 'user',
      body: {
        ...mine,
        ...greedy,
        lastName: 'Lind',
        productEmailSubscription: !mine.productEmailSubscription,
      },
    });
    expect(reply.status).toBe(200);
    const { subscriptions, ...before } = mine;
    const { loginCount, lastLoggedIn, ...after } = reply.body;
    expect(loginCount).toBeLessThan(9_999);
    expect(lastLoggedIn).toBe(1795176000);
    expect({ ...before, ...after }).toEqual({
      ...before,
      lastName: 'Lind',
      productEmailSubscription: !mine.productEmailSubscription,
      __v: mine.__v + 1,
    });
    expect(await signInAs('user', 'Assessor1')).toBeTruthy();
  });

  test('updating a user never changes role, provider or counts, even by a superadmin', async () => {
    const user = await info(await userIdByAccount('user'));
    const reply = await ask(`PUT /api/users/${user._id}`, {
      as,
      body: {
        ...user,
        role: 'admin',
        provider: 'google',
        loginCount: 5_000,
        adminRoles: [],
        migratedFromV4: !user.migratedFromV4,
        __v: user.__v,
      },
    });
    expect(reply.body).toMatchObject({
      role: 'user',
      provider: 'local',
      loginCount: user.loginCount,
      migratedFromV4: user.migratedFromV4,
    });
  });

  test('users cannot deactivate themselves', async () => {
    const mine = await me('superadmin');
    expect(
      (await ask(`PUT /api/users/${mine._id}`, { as, body: { ...mine, __v: undefined, isActive: false } }))
        .status,
    ).toBe(400);
  });
});

describe('DELETE /api/users/{id}', () => {
  test('deleting a user returns 204, and 404 the second time', async () => {
    const id = await userIdByAccount('user');
    const reply = await ask(`DELETE /api/users/${id}`, { as });
    expect([reply.status, reply.text]).toEqual([204, '']);
    expect((await ask(`GET /api/users/detail/${id}/info`, { as })).status).toBe(404);
    expect((await ask(`DELETE /api/users/${id}`, { as })).status).toBe(404);
    expect(emittedEvents).toEqual([['users:remove', id]]);
  });

  test('users cannot delete themselves', async () => {
    expect((await ask(`DELETE /api/users/${await userIdByAccount('superadmin')}`, { as })).status).toBe(400);
  });
});

describe('admin privileges', () => {
  test('a superadmin sets and removes privileges by {_id} and gets the user', async () => {
    const _id = await userIdByAccount('user');
    expect(await ask('PUT /api/users/set/admin', { as, body: { _id } })).toMatchObject({
      status: 200,
      body: { _id, role: 'admin' },
    });
    expect(await ask('PUT /api/users/set/superadmin', { as, body: { _id } })).toMatchObject({
      status: 200,
      body: { _id, role: 'superadmin' },
    });
    expect(await ask('PUT /api/users/remove/previlege', { as, body: { _id } })).toMatchObject({
      status: 200,
      body: { _id, role: 'user', __v: 3 },
    });
  });

  test('changed privileges take effect at once for a signed-in user', async () => {
    const token = await signInAs('admin');
    await ask('PUT /api/users/remove/previlege', { as, body: { _id: await userIdByAccount('admin') } });
    expect((await ask('GET /api/users', { token })).status).toBe(403);
  });

  test('setting the same privilege twice changes nothing the second time', async () => {
    const _id = await userIdByAccount('admin');
    expect((await ask('PUT /api/users/set/admin', { as, body: { _id } })).body.__v).toBe(0);
  });

  test('users cannot remove their own privileges', async () => {
    const _id = await userIdByAccount('superadmin');
    expect((await ask('PUT /api/users/remove/previlege', { as, body: { _id } })).status).toBe(400);
    expect((await ask('PUT /api/users/set/admin', { as, body: { _id } })).status).toBe(400);
    expect((await me('superadmin')).role).toBe('superadmin');
  });

  test('a superadmin remains when two superadmins remove each other’s privileges at the same time', async () => {
    const [one, two] = [await userIdByAccount('superadmin'), await userIdByAccount('second.superadmin')];
    const tokens = [await signInAs('superadmin'), await signInAs('second.superadmin')];
    await Promise.all([
      ask('PUT /api/users/remove/previlege', { token: tokens[0]!, body: { _id: two } }),
      ask('PUT /api/users/remove/previlege', { token: tokens[1]!, body: { _id: one } }),
    ]);
    const roles = [await me('superadmin'), await me('second.superadmin')].map(({ role }) => role);
    expect(roles).toContain('superadmin');
  });

  test('changing the privileges of an unknown user returns 404, and without an ID 422', async () => {
    expect((await ask('PUT /api/users/set/admin', { as, body: { _id: 'nobody' } })).status).toBe(404);
    expect((await ask('PUT /api/users/set/admin', { as, body: {} })).status).toBe(422);
  });
});

test('GET /api/users/search finds users by name or email from three characters on', async () => {
  const found = (await ask('GET /api/users/search?name=okaf', { as })).body;
  expect(found.map(({ email }: { email: string }) => email)).toContain('admin@map.example');
  expect((await ask('GET /api/users/search?name=daniel%20oka', { as })).body).toHaveLength(1);
  expect((await ask('GET /api/users/search?name=ok', { as })).body).toEqual([]);
});

test('GET /api/users/news-subscribed lists active subscribers', async () => {
  const found = (await ask('GET /api/users/news-subscribed', { as })).body;
  expect(found.length).toBeGreaterThan(10);
  expect(
    found.every(
      (user: { productEmailSubscription: boolean; isActive: boolean }) =>
        user.productEmailSubscription && user.isActive,
    ),
  ).toBe(true);
});
