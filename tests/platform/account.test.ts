import { describe, expect, test } from 'vitest';
import {
  ask,
  ended,
  letterTo,
  me,
  signInAs,
  standInClock,
  userIdByAccount,
  withPlatform,
} from './standIn.ts';

withPlatform();
const advanceClock = (ms: number) => {
  standInClock.now = new Date(standInClock.now.getTime() + ms);
};
const HOUR = 3_600_000;

describe('POST /auth/local', () => {
  test('answers a token for the right password, whatever the case of the e-mail', async () => {
    const reply = await ask('POST /auth/local', {
      body: { email: ' Superadmin@MAP.example', password: 'Assessor1' },
    });
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) });
  });

  test('says the same for a wrong password and an unknown e-mail', async () => {
    const wrong = await ask('POST /auth/local', {
      body: { email: 'user@map.example', password: 'Wrong1234' },
    });
    const unknown = await ask('POST /auth/local', {
      body: { email: 'nobody@map.example', password: 'Wrong1234' },
    });
    expect(wrong).toMatchObject({ status: 401, body: { message: 'The email or password is not correct.' } });
    expect(unknown.body).toEqual(wrong.body);
  });

  test('refuses an inactive user and one who signs in with a provider', async () => {
    expect(
      (await ask('POST /auth/local', { body: { email: 'inactive@map.example', password: 'Assessor1' } }))
        .status,
    ).toBe(401);
    expect(
      (await ask('POST /auth/local', { body: { email: 'google@map.example', password: 'Assessor1' } }))
        .status,
    ).toBe(401);
  });

  test('answers 422 with the documented sentences for nothing and for no e-mail', async () => {
    expect(await ask('POST /auth/local', { body: { email: '', password: '' } })).toMatchObject({
      status: 422,
      body: { message: 'Please enter your email and password.' },
    });
    expect(await ask('POST /auth/local', { body: { email: 'user', password: 'x' } })).toMatchObject({
      status: 422,
      body: { message: 'Please enter a valid email.' },
    });
    expect((await ask('POST /auth/local', { body: { email: 1, password: {} } })).status).toBe(422);
  });

  test('records a session and counts the login', async () => {
    const before = await me('user');
    const token = await signInAs('user');
    const after = (await ask('GET /api/users/me', { token })).body;
    expect(after.loginCount).toBe(before.loginCount + 1);
    const sessions = (await ask(`GET /api/sessions/${after._id}?page=1&pageSize=10`, { token })).body;
    expect(sessions.data[0]).toEqual({
      _id: expect.any(String),
      application: null,
      loginTime: 1795176000,
      logoutTime: null,
    });
  });

  test('leads a temporary password to the reset page, and in after it', async () => {
    const reply = await ask('POST /auth/local', {
      body: { email: 'temporary@map.example', password: 'Temporary1' },
    });
    expect(reply.body).toEqual({ tempPassword: true, tempResetToken: expect.any(String) });
    const { tempResetToken } = reply.body;
    expect((await ask(`POST /api/users/verify-change-password-token/${tempResetToken}`)).status).toBe(200);
    expect(
      (await ask(`POST /api/users/change-password/${tempResetToken}`, { body: { password: 'Chosen123' } }))
        .status,
    ).toBe(200);
    expect(await signInAs('temporary', 'Chosen123')).toBeTruthy();
  });
});

describe('a token', () => {
  test('expires after twelve hours', async () => {
    const token = await signInAs('user');
    advanceClock(12 * HOUR - 1000);
    expect((await ask('GET /api/users/me', { token })).status).toBe(200);
    advanceClock(1000);
    expect(await ask('GET /api/users/me', { token })).toMatchObject({
      status: 401,
      body: { message: 'Please login to continue' },
    });
  });

  test('counts for nothing when forged, cut, unsigned or of a deactivated user', async () => {
    const token = await signInAs('user');
    const [head, claims, signature] = token.split('.');
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    for (const bad of [
      '',
      'x',
      `${head}.${claims}`,
      `${none}.${claims}.`,
      `${head}.${claims}.${signature!.slice(2)}aa`,
    ])
      expect((await ask('GET /api/users/me', { headers: { Authorization: `Bearer ${bad}` } })).status).toBe(
        401,
      );
    const user = (
      await ask(`GET /api/users/detail/${await userIdByAccount('user')}/info`, { as: 'superadmin' })
    ).body;
    await ask(`PUT /api/users/${user._id}`, { as: 'superadmin', body: { ...user, isActive: false } });
    expect((await ask('GET /api/users/me', { token })).status).toBe(401);
  });

  test('is asked for before the body is looked at', async () => {
    expect((await ask('PUT /api/tags', { body: '{broken' })).status).toBe(401);
  });
});

describe('GET /api/users/me', () => {
  test('is the user with subscription data', async () => {
    expect(await me('user')).toMatchObject({
      email: 'user@map.example',
      firstName: 'Grace',
      role: 'user',
      provider: 'local',
      emailVerification: { verified: true },
      rolesAssigned: expect.any(Array),
      adminRoles: [],
      subscriptions: {
        stripeUser: { cards: expect.any(Array), default_card: expect.any(String) },
        activePlans: expect.any(Array),
        archivedPlans: expect.any(Array),
      },
    });
  });

  test('never carries a password', async () => {
    expect(JSON.stringify(await me('superadmin'))).not.toMatch(/argon|hash|password/i);
  });
});

describe('POST /api/users without a token: sign-up', () => {
  const person = {
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@new.example',
    phone: '(555) 123-4567',
    password: 'Analytic1',
  };

  test('signs the new user in and mails the link that verifies the address', async () => {
    const reply = await ask('POST /api/users', { body: person });
    expect(reply).toMatchObject({ status: 200, body: { token: expect.any(String) } });
    const mine = (await ask('GET /api/users/me', { token: reply.body.token })).body;
    expect(mine).toMatchObject({
      firstName: 'Ada',
      role: 'user',
      isLoggedinYet: true,
      emailVerification: { verified: false },
    });
    expect((await letterTo('ada@new.example')).link).toMatch(/^\/user\/email-verify\/[\w-]+$/);
  });

  test('answers every broken rule under its field', async () => {
    const reply = await ask('POST /api/users', {
      body: { firstName: ' ', lastName: '', email: 'ada', phone: '5551234567', password: 'x' },
    });
    expect(reply.status).toBe(422);
    expect(reply.body.errors).toEqual({
      firstName: { message: 'First name is required' },
      lastName: { message: 'Last name is required' },
      email: { message: "Doesn't look like a valid email." },
      phone: { message: 'Please enter phone number in the following format (XXX) XXX-XXXX' },
    });
    expect((await ask('POST /api/users', { body: { ...person, email: '' } })).body.errors).toEqual({
      email: { message: "What's your email address?" },
    });
  });

  test.each(['\r\nBcc: all@map.example', '\n', '\t', '\u0007', '\u0085', '\u2028'])(
    'refuses %j in names, e-mail and phone',
    async character => {
      const reply = await ask('POST /api/users', {
        body: {
          firstName: `Ada${character}`,
          lastName: `${character}Byron`,
          email: `ada${character}@new.example`,
          phone: `(555) 123-4567${character}`,
          password: 'Analytic1',
        },
      });
      const refused = { message: 'Line breaks and control characters are not allowed' };
      expect(reply).toMatchObject({
        status: 422,
        body: { errors: { firstName: refused, lastName: refused, email: refused, phone: refused } },
      });
    },
  );

  test('takes names of any script, direction and picture', async () => {
    const { body } = await ask('POST /api/users', {
      body: { ...person, firstName: '\u202Eada', lastName: 'مُقيِّم 👩🏽‍🌾' },
    });
    expect((await ask('GET /api/users/me', { token: body.token })).body).toMatchObject({
      firstName: '\u202Eada',
      lastName: 'مُقيِّم 👩🏽‍🌾',
    });
  });

  test.each(['Short1A', 'alllowercase1', 'NoDigitsHere'])('refuses the password %s', async password => {
    const reply = await ask('POST /api/users', { body: { ...person, password } });
    expect(reply).toMatchObject({
      status: 422,
      body: { errors: { password: { message: expect.stringContaining('at least 8 characters') } } },
    });
  });

  test('refuses a taken address, also when two ask at once', async () => {
    expect(await ask('POST /api/users', { body: { ...person, email: 'USER@map.example' } })).toMatchObject({
      status: 422,
      body: { errors: { email: { message: 'The email is already taken' } } },
    });
    const both = await Promise.all([
      ask('POST /api/users', { body: person }),
      ask('POST /api/users', { body: person }),
    ]);
    expect(both.map(({ status: httpStatus }) => httpStatus).sort()).toEqual([200, 422]);
  });

  test('cannot make itself an admin', async () => {
    const { body } = await ask('POST /api/users', {
      body: {
        ...person,
        role: 'superadmin',
        adminRoles: ['5f3c2a100002000000000000'],
        emailVerification: { verified: true },
        isActive: false,
      },
    });
    const mine = (await ask('GET /api/users/me', { token: body.token })).body;
    expect(mine).toMatchObject({
      role: 'user',
      adminRoles: [],
      emailVerification: { verified: false },
      isActive: true,
    });
  });

  test('says when the mail failed', async () => {
    await ask('POST /demo/mail-fails', { body: { on: true } });
    expect((await ask('POST /api/users', { body: person })).body).toEqual({
      token: expect.any(String),
      mailError: true,
    });
  });
});

describe('a forgotten password', () => {
  const linkIn = async (email: string) => (await letterTo(email)).link.split('/').pop() as string;

  test('is asked for by e-mail and changed by the mailed link, once', async () => {
    expect(
      (await ask('POST /api/users/forgot-password-request', { body: { email: 'user@map.example' } })).status,
    ).toBe(200);
    const token = await linkIn('user@map.example');
    expect((await ask(`POST /api/users/verify-change-password-token/${token}`)).status).toBe(200);
    expect(
      await ask(`POST /api/users/change-password/${token}`, { body: { password: 'short' } }),
    ).toMatchObject({ status: 422, body: { errors: { password: { message: expect.any(String) } } } });
    expect(
      (await ask(`POST /api/users/change-password/${token}`, { body: { password: 'Changed12' } })).status,
    ).toBe(200);
    expect(await signInAs('user', 'Changed12')).toBeTruthy();
    expect(
      (await ask(`POST /api/users/change-password/${token}`, { body: { password: 'Changed12' } })).status,
    ).toBe(400);
    expect((await ask(`POST /api/users/verify-change-password-token/${token}`)).status).toBe(400);
  });

  test('ends the sessions that were open, which are then logged out', async () => {
    const { _id } = await me('user');
    const before = await signInAs('user');
    const other = await signInAs('keeper');
    await ask('POST /api/users/forgot-password-request', { body: { email: 'user@map.example' } });
    advanceClock(60_000);
    await ask(`POST /api/users/change-password/${await linkIn('user@map.example')}`, {
      body: { password: 'Changed12' },
    });
    expect((await ask('GET /api/users/me', { token: before })).status).toBe(401);
    expect((await ask('GET /api/users/me', { token: other })).status).toBe(200);
    const sessions = (await ask(`GET /api/sessions/${_id}?page=1&pageSize=2`, { as: 'superadmin' })).body
      .data;
    expect(sessions.map(({ logoutTime }: { logoutTime: number }) => logoutTime)).toEqual([
      1795176060, 1795176060,
    ]);
    expect(sessions.map(({ _id }: { _id: string }) => _id).sort()).toEqual(ended.toSorted());
    expect((await ask(`GET /api/users/detail/${_id}/info`, { as: 'superadmin' })).body.lastLoggedOut).toBe(
      1795176060,
    );
  });

  test('counts as the first login', async () => {
    await ask('POST /api/users/forgot-password-request', { body: { email: 'first.login@map.example' } });
    await ask(`POST /api/users/change-password/${await linkIn('first.login@map.example')}`, {
      body: { password: 'Changed12' },
    });
    expect(
      (await ask('GET /api/users/me', { token: await signInAs('first.login', 'Changed12') })).body
        .isLoggedinYet,
    ).toBe(true);
  });

  test('has one link at a time: a newer one ends the older, a new password or another e-mail ends it too', async () => {
    const requestReset = async () => {
      await ask('POST /api/users/forgot-password-request', { body: { email: 'user@map.example' } });
      return linkIn('user@map.example');
    };
    const isGood = async (token: string) =>
      (await ask(`POST /api/users/verify-change-password-token/${token}`)).status === 200;
    const first = await requestReset();
    const second = await requestReset();
    expect([await isGood(first), await isGood(second)]).toEqual([false, true]);
    const mine = await me('user');
    await ask(`PUT /api/users/${mine._id}/password`, {
      as: 'user',
      body: { oldPassword: 'Assessor1', newPassword: 'Changed12' },
    });
    expect(await isGood(second)).toBe(false);
    const third = await requestReset();
    await ask(`PUT /api/users/${mine._id}`, {
      as: 'superadmin',
      body: { ...mine, email: 'grace@map.example' },
    });
    expect(await isGood(third)).toBe(false);
  });

  test('leaves one good link when two are asked for at once', async () => {
    await Promise.all(
      [1, 2].map(() =>
        ask('POST /api/users/forgot-password-request', { body: { email: 'user@map.example' } }),
      ),
    );
    const letters = (await ask('GET /demo/outbox.json')).body as { to: string; link: string }[];
    const links = letters
      .filter(({ to }) => to === 'user@map.example')
      .map(({ link }) => link.split('/').pop());
    const statuses = await Promise.all(
      links.map(async link => (await ask(`POST /api/users/verify-change-password-token/${link}`)).status),
    );
    expect(statuses.toSorted()).toEqual([200, 400]);
  });

  test('answers 404 for an unknown e-mail', async () => {
    expect(
      (await ask('POST /api/users/forgot-password-request', { body: { email: 'nobody@map.example' } }))
        .status,
    ).toBe(404);
  });

  test('has a link that is invalid when made up, and expired after an hour', async () => {
    expect((await ask('POST /api/users/verify-change-password-token/made-up')).status).toBe(400);
    await ask('POST /api/users/forgot-password-request', { body: { email: 'user@map.example' } });
    const token = await linkIn('user@map.example');
    advanceClock(HOUR);
    expect((await ask(`POST /api/users/verify-change-password-token/${token}`)).status).toBe(400);
  });
});

describe('GET /api/users/email/verify/{uniqId}', () => {
  test('verifies the address and signs in; a second visit within the minute does so too, a later one does not', async () => {
    await ask('POST /api/users/resend-verification-email', { as: 'unverified', body: {} });
    const { link } = await letterTo('unverified@map.example');
    const uniqId = link.split('/').pop();
    const reply = await ask(`GET /api/users/email/verify/${uniqId}`);
    expect(reply).toMatchObject({ status: 200, body: { token: expect.any(String) } });
    expect((await ask('GET /api/users/me', { token: reply.body.token })).body.emailVerification).toEqual({
      verified: true,
    });
    expect((await ask(`GET /api/users/email/verify/${uniqId}`)).status).toBe(200);
    advanceClock(61_000);
    expect((await ask(`GET /api/users/email/verify/${uniqId}`)).status).toBe(400);
  });

  test('refuses a link for another purpose', async () => {
    await ask('POST /api/users/forgot-password-request', { body: { email: 'user@map.example' } });
    const { link } = await letterTo('user@map.example');
    expect((await ask(`GET /api/users/email/verify/${link.split('/').pop()}`)).status).toBe(400);
  });
});

describe('POST /api/users/resend-verification-email', () => {
  test('needs a token, and says when the mail failed', async () => {
    expect((await ask('POST /api/users/resend-verification-email', { body: {} })).status).toBe(401);
    const as = 'unverified';
    await ask('POST /demo/mail-fails', { body: { on: true } });
    expect(await ask('POST /api/users/resend-verification-email', { as, body: {} })).toMatchObject({
      status: 500,
      body: { message: 'There was an error sending the email' },
    });
  });
});

test('GET /api/users/email/check tells without a token whether an address is free, leaving out one user', async () => {
  const id = await userIdByAccount('user');
  expect((await ask('GET /api/users/email/check?email=User@map.example')).body).toEqual({ available: false });
  expect((await ask(`GET /api/users/email/check?email=user@map.example&id=${id}`)).body).toEqual({
    available: true,
  });
  expect((await ask('GET /api/users/email/check?email=free@map.example')).body).toEqual({ available: true });
  expect((await ask('GET /api/users/email/check')).status).toBe(422);
});

describe('GET /auth/{provider}', () => {
  test.each(['google', 'facebook'])('signs in the demo account of %s and goes home', async provider => {
    const reply = await ask(`GET /auth/${provider}`);
    expect(reply.status).toBe(302);
    expect(reply.headers.get('Location')).toBe('/');
    const cookie = reply.headers.get('Set-Cookie')!;
    expect(cookie).toMatch(/^token=[^;]+; Path=\/; SameSite=Strict$/);
    const token = cookie.slice('token='.length, cookie.indexOf(';'));
    expect((await ask('GET /api/users/me', { token })).body.provider).toBe(provider);
  });

  test.each([
    ['https', true],
    ['https, http', true],
    ['http', false],
  ])(
    'sets its cookie for TLS alone where a proxy says that it was asked over it: %s',
    async (header, isSecure) => {
      const reply = await ask('GET /auth/google', { headers: { 'X-Forwarded-Proto': header } });
      expect(reply.headers.get('Set-Cookie')!.endsWith('; Secure')).toBe(isSecure);
    },
  );

  test('knows no other provider', async () => {
    expect((await ask('GET /auth/other')).status).toBe(404);
  });
});

describe('PUT /api/users/{id}/password', () => {
  test('changes one’s own password with 204', async () => {
    const { _id } = await me('user');
    const reply = await ask(`PUT /api/users/${_id}/password`, {
      as: 'user',
      body: { oldPassword: 'Assessor1', newPassword: 'Changed12' },
    });
    expect([reply.status, reply.text]).toEqual([204, '']);
    expect(await signInAs('user', 'Changed12')).toBeTruthy();
  });

  test('ends one’s other sessions, and not the one that asks', async () => {
    const [here, otherSession] = [await signInAs('user'), await signInAs('user')];
    const { _id } = (await ask('GET /api/users/me', { token: here })).body;
    await ask(`PUT /api/users/${_id}/password`, {
      token: here,
      body: { oldPassword: 'Assessor1', newPassword: 'Changed12' },
    });
    expect((await ask('GET /api/users/me', { token: here })).status).toBe(200);
    expect((await ask('GET /api/users/me', { token: otherSession })).status).toBe(401);
    expect(ended).toHaveLength(1);
  });

  test('refuses a wrong old password with 403 and a weak new one with 422', async () => {
    const { _id } = await me('user');
    expect(
      await ask(`PUT /api/users/${_id}/password`, {
        as: 'user',
        body: { oldPassword: 'Nope12345', newPassword: 'Changed12' },
      }),
    ).toMatchObject({
      status: 403,
      body: { errors: { oldPassword: { message: expect.any(String) } } },
    });
    expect(
      await ask(`PUT /api/users/${_id}/password`, {
        as: 'user',
        body: { oldPassword: 'Assessor1', newPassword: 'abc' },
      }),
    ).toMatchObject({
      status: 422,
      body: { errors: { password: { message: expect.any(String) } } },
    });
  });

  test('is nobody else’s to change, not even a superadmin’s', async () => {
    const { _id } = await me('user');
    const reply = await ask(`PUT /api/users/${_id}/password`, {
      as: 'superadmin',
      body: { oldPassword: 'Assessor1', newPassword: 'Changed12' },
    });
    expect(reply).toMatchObject({ status: 403, body: { authorized: false } });
  });
});

test('PUT /api/users/{id} with three fields marks the first login done', async () => {
  const before = await me('first.login');
  expect(before.isLoggedinYet).toBe(false);
  const reply = await ask(`PUT /api/users/${before._id}`, {
    as: 'first.login',
    body: { _id: before._id, email: before.email, isLoggedinYet: true },
  });
  expect(reply).toMatchObject({
    status: 200,
    body: { isLoggedinYet: true, firstName: 'Priya', __v: before.__v + 1 },
  });
  expect(
    (
      await ask(`PUT /api/users/${before._id}`, {
        as: 'user',
        body: { _id: before._id, email: before.email, isLoggedinYet: true },
      })
    ).status,
  ).toBe(403);
});
