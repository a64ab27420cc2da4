import { describe, expect, test } from 'vitest';
import { advanceClock, ask, letterTo, me, signInAs, userIdByAccount, withPlatform } from './standIn.ts';

withPlatform();

const HOUR = 3_600_000;

describe('POST /auth/local', () => {
  test('the sign-in returns a token for the right password, in any case of the email', async () => {
    const reply = await ask('POST /auth/local', {
      body: { email: ' Superadmin@MAP.example', password: 'Assessor1' },
    });
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) });
  });

  test('the sign-in returns the same message for a wrong password and an unknown email', async () => {
    const wrong = await ask('POST /auth/local', {
      body: { email: 'user@map.example', password: 'Wrong1234' },
    });
    const unknown = await ask('POST /auth/local', {
      body: { email: 'nobody@map.example', password: 'Wrong1234' },
    });
    expect(wrong).toMatchObject({ status: 401, body: { message: 'The email or password is not correct.' } });
    expect(unknown.body).toEqual(wrong.body);
  });

  test('the sign-in refuses an inactive user and a user of another provider', async () => {
    expect(
      (await ask('POST /auth/local', { body: { email: 'inactive@map.example', password: 'Assessor1' } }))
        .status,
    ).toBe(401);
    expect(
      (await ask('POST /auth/local', { body: { email: 'google@map.example', password: 'Assessor1' } }))
        .status,
    ).toBe(401);
  });

  test('the sign-in returns 422 with the documented messages for empty values and an invalid email', async () => {
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

  test('the sign-in records a session and counts the login', async () => {
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

  test('a temporary password leads to the reset page, and the new password then signs in', async () => {
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
  test('a token expires after twelve hours', async () => {
    const token = await signInAs('user');
    advanceClock(12 * HOUR - 1000);
    expect((await ask('GET /api/users/me', { token })).status).toBe(200);
    advanceClock(1000);
    expect(await ask('GET /api/users/me', { token })).toMatchObject({
      status: 401,
      body: { message: 'Please login to continue' },
    });
  });

  test('a forged, cut or unsigned token, and the token of a deactivated user, is refused', async () => {
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

  test('a missing token is refused before the body is read', async () => {
    expect((await ask('PUT /api/tags', { body: '{broken' })).status).toBe(401);
  });
});

describe('GET /api/users/me', () => {
  test('GET /api/users/me returns the user with subscription data', async () => {
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

  test('GET /api/users/me never contains a password', async () => {
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

  test('the sign-up signs in the new user and emails the link that verifies the address', async () => {
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

  test('the sign-up reports every broken rule under its field', async () => {
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
    'the sign-up refuses %j in names, email and phone',
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

  test('the sign-up accepts names in any script and direction, and with emoji', async () => {
    const { body } = await ask('POST /api/users', {
      body: { ...person, firstName: '\u202Eada', lastName: 'مُقيِّم 👩🏽‍🌾' },
    });
    expect((await ask('GET /api/users/me', { token: body.token })).body).toMatchObject({
      firstName: '\u202Eada',
      lastName: 'مُقيِّم 👩🏽‍🌾',
    });
  });

  test.each(['Short1A', 'alllowercase1', 'NoDigitsHere'])(
    'the sign-up refuses the password %s',
    async password => {
      const reply = await ask('POST /api/users', { body: { ...person, password } });
      expect(reply).toMatchObject({
        status: 422,
        body: { errors: { password: { message: expect.stringContaining('at least 8 characters') } } },
      });
    },
  );

  test('the sign-up refuses a taken email, also for two requests at the same time', async () => {
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

  test('the sign-up ignores admin rights in its body', async () => {
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

  test('the sign-up reports that the email failed', async () => {
    await ask('POST /demo/mail-fails', { body: { on: true } });
    expect((await ask('POST /api/users', { body: person })).body).toEqual({
      token: expect.any(String),
      mailError: true,
    });
  });
});

describe('GET /api/users/email/verify/{uniqId}', () => {
  test('a verification link verifies the address and signs in, also again within a minute, but not later', async () => {
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

  test('a verification call refuses a reset link', async () => {
    await ask('POST /api/users/forgot-password-request', { body: { email: 'user@map.example' } });
    const { link } = await letterTo('user@map.example');
    expect((await ask(`GET /api/users/email/verify/${link.split('/').pop()}`)).status).toBe(400);
  });
});

describe('POST /api/users/resend-verification-email', () => {
  test('resending the verification email needs a token, and reports that the email failed', async () => {
    expect((await ask('POST /api/users/resend-verification-email', { body: {} })).status).toBe(401);
    const as = 'unverified';
    await ask('POST /demo/mail-fails', { body: { on: true } });
    expect(await ask('POST /api/users/resend-verification-email', { as, body: {} })).toMatchObject({
      status: 500,
      body: { message: 'There was an error sending the email' },
    });
  });
});

test('GET /api/users/email/check tells without a token whether an email is free, ignoring one user', async () => {
  const id = await userIdByAccount('user');
  expect((await ask('GET /api/users/email/check?email=User@map.example')).body).toEqual({ available: false });
  expect((await ask(`GET /api/users/email/check?email=user@map.example&id=${id}`)).body).toEqual({
    available: true,
  });
  expect((await ask('GET /api/users/email/check?email=free@map.example')).body).toEqual({ available: true });
  expect((await ask('GET /api/users/email/check')).status).toBe(422);
});

describe('GET /auth/{provider}', () => {
  test.each(['google', 'facebook'])(
    'GET /auth/{provider} signs in the demo account of %s and redirects to the home page',
    async provider => {
      const reply = await ask(`GET /auth/${provider}`);
      expect(reply.status).toBe(302);
      expect(reply.headers.get('Location')).toBe('/');
      const cookie = reply.headers.get('Set-Cookie')!;
      expect(cookie).toMatch(/^token=[^;]+; Path=\/; SameSite=Strict$/);
      const token = cookie.slice('token='.length, cookie.indexOf(';'));
      expect((await ask('GET /api/users/me', { token })).body.provider).toBe(provider);
    },
  );

  test.each([
    ['https', true],
    ['https, http', true],
    ['http', false],
  ])(
    'GET /auth/{provider} sets a secure cookie only where a proxy reports TLS: %s',
    async (header, isSecure) => {
      const reply = await ask('GET /auth/google', { headers: { 'X-Forwarded-Proto': header } });
      expect(reply.headers.get('Set-Cookie')!.endsWith('; Secure')).toBe(isSecure);
    },
  );

  test('GET /auth/{provider} returns 404 for another provider', async () => {
    expect((await ask('GET /auth/other')).status).toBe(404);
  });
});

test('PUT /api/users/{id} with three fields marks the first login as done', async () => {
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
