import { describe, expect, test } from 'vitest';
import { LIMITS } from '../../mocks/http/limits.ts';
import {
  ask,
  limits,
  signInAs,
  standInClock,
  stored,
  trusted,
  userIdByAccount,
  withPlatform,
} from './standIn.ts';

withPlatform();
const advanceClock = (seconds: number) => {
  standInClock.now = new Date(standInClock.now.getTime() + seconds * 1000);
};
const enter = (email: string, password: string, from?: string) =>
  ask('POST /auth/local', { body: { email, password }, ...(from && { from }) });
/** The status, the sentence and the seconds to wait. */
const outcome = ({ status: httpStatus, body, headers }: Awaited<ReturnType<typeof ask>>) => [
  httpStatus,
  body?.message,
  headers.get('Retry-After'),
];
const paused = (seconds: number) => [429, 'Too many attempts. Try again later.', String(seconds)];

describe('wrong passwords', () => {
  const wrong = (email = 'user@map.example') => enter(email, 'Wrong1234');

  test('wrong passwords of one account lead to a pause that also refuses the right password', async () => {
    limits.passwordsOfAccount = { free: 3, first: 10, longest: 900 };
    for (let n = 0; n < 3; n++) expect((await wrong()).status).toBe(401);
    expect(outcome(await wrong())).toEqual(paused(10));
    expect(outcome(await enter(' USER@map.example', 'Assessor1'))).toEqual(paused(10));
    expect((await enter('keeper@map.example', 'Assessor1')).status).toBe(200);
    advanceClock(9);
    expect(outcome(await enter('user@map.example', 'Assessor1'))).toEqual(paused(1));
    advanceClock(1);
    expect((await enter('user@map.example', 'Assessor1')).status).toBe(200);
    for (let n = 0; n < 3; n++) expect((await wrong()).status).toBe(401);
  });

  test('the pause after wrong passwords doubles each time, up to a quarter of an hour', async () => {
    limits.passwordsOfAccount = { free: 1, first: 100, longest: LIMITS.passwordsOfAccount.longest };
    for (const seconds of [100, 200, 400, 800, 900, 900]) {
      expect((await wrong()).status).toBe(401);
      expect(outcome(await wrong())).toEqual(paused(seconds));
      advanceClock(seconds);
    }
  });

  test('wrong passwords are forgotten a quarter of an hour after the pause', async () => {
    limits.passwordsOfAccount = { free: 2, first: 10, longest: 900 };
    for (const httpStatus of [401, 401, 429]) expect((await wrong()).status).toBe(httpStatus);
    advanceClock(910);
    for (const httpStatus of [401, 401, 429]) expect((await wrong()).status).toBe(httpStatus);
  });

  test('wrong passwords for an unknown account count in the same way', async () => {
    limits.passwordsOfAccount = { free: 1, first: 10, longest: 900 };
    for (const httpStatus of [401, 429]) expect((await wrong('nobody@map.example')).status).toBe(httpStatus);
  });

  test('simultaneous wrong passwords count like successive ones', async () => {
    limits.passwordsOfAccount = { free: 3, first: 10, longest: 900 };
    const replies = await Promise.all(Array.from({ length: 12 }, () => wrong()));
    expect(replies.filter(({ status: httpStatus }) => httpStatus === 401)).toHaveLength(3);
  });

  test('wrong passwords from one address lead to a pause for that address, regardless of its headers', async () => {
    limits.passwordsOfAddress = { free: 3, first: 10, longest: 900 };
    for (const name of ['one', 'two', 'three'])
      expect((await enter(`${name}@map.example`, 'Wrong1234', '192.0.2.1')).status).toBe(401);
    expect(outcome(await enter('user@map.example', 'Assessor1', '192.0.2.1'))).toEqual(paused(10));
    expect(
      (
        await ask('POST /auth/local', {
          body: { email: 'user@map.example', password: 'Assessor1' },
          from: '192.0.2.1',
          headers: { 'X-Forwarded-For': '192.0.2.9' },
        })
      ).status,
    ).toBe(429);
    expect((await enter('user@map.example', 'Assessor1', '192.0.2.2')).status).toBe(200);
  });

  test('wrong old passwords while changing the password count as well', async () => {
    limits.passwordsOfAccount = { free: 2, first: 10, longest: 900 };
    const token = await signInAs('user');
    const path = `PUT /api/users/${await userIdByAccount('user')}/password`;
    const change = (oldPassword: string) =>
      ask(path, { token, body: { oldPassword, newPassword: 'Changed12' } });
    for (const httpStatus of [403, 403]) expect((await change('Wrong1234')).status).toBe(httpStatus);
    expect(outcome(await change('Assessor1'))).toEqual(paused(10));
    advanceClock(10);
    expect((await change('Assessor1')).status).toBe(204);
  });
});

test('right passwords do not count', async () => {
  limits.passwordsOfAccount = limits.passwordsOfAddress = { free: 1, first: 10, longest: 900 };
  for (let n = 0; n < 4; n++)
    expect((await enter('user@map.example', 'Assessor1', '192.0.2.1')).status).toBe(200);
});

test('emails to one address are limited together: reset, verification and newsletter', async () => {
  limits.mailsOfAccount = { free: 2, first: 60, longest: 900 };
  const forgot = (email: string) => ask('POST /api/users/forgot-password-request', { body: { email } });
  expect((await forgot('unverified@map.example')).status).toBe(200);
  expect(
    (await ask('POST /api/users/resend-verification-email', { as: 'unverified', body: {} })).status,
  ).toBe(200);
  const before = (await ask('GET /demo/outbox.json')).body.length;
  expect(outcome(await forgot(' Unverified@map.example'))).toEqual(paused(60));
  expect(
    outcome(await ask('POST /api/users/resend-verification-email', { as: 'unverified', body: {} })),
  ).toEqual(paused(60));
  const news = (subject: string) =>
    ask('POST /api/applications/sendmail', {
      as: 'admin',
      body: { subject, email: ' Unverified@map.example', emailBody: '' },
    });
  expect((await news('')).status).toBe(422);
  expect(outcome(await news('News'))).toEqual(paused(60));
  expect((await ask('GET /demo/outbox.json')).body).toHaveLength(before);
  expect((await forgot('user@map.example')).status).toBe(200);
  for (const httpStatus of [404, 404, 429])
    expect((await forgot('nobody@map.example')).status).toBe(httpStatus);
  advanceClock(60);
  expect((await forgot('unverified@map.example')).status).toBe(200);
});

test('sign-ups from one address are limited, and refused forms do not count', async () => {
  limits.signUpsOfAddress = { free: 2, first: 60, longest: 900 };
  let number = 0;
  const signUp = (from: string, password = 'Analytic1') =>
    ask('POST /api/users', {
      from,
      body: {
        firstName: 'Ada',
        lastName: 'Byron',
        email: `ada.${++number}@new.example`,
        phone: '(555) 123-4567',
        password,
      },
    });
  expect((await signUp('192.0.2.1', 'weak')).status).toBe(422);
  for (const httpStatus of [200, 200]) expect((await signUp('192.0.2.1')).status).toBe(httpStatus);
  expect(outcome(await signUp('192.0.2.1'))).toEqual(paused(60));
  expect((await signUp('192.0.2.2')).status).toBe(200);
  expect(
    (
      await ask('POST /api/users', {
        as: 'superadmin',
        from: '192.0.2.1',
        body: { firstName: 'Ada', lastName: 'Byron', email: 'by.staff@new.example', phone: '(555) 123-4567' },
      })
    ).status,
  ).toBe(200);
  advanceClock(60);
  expect((await signUp('192.0.2.1')).status).toBe(200);
});

test('expired attempts are deleted from the database', async () => {
  for (const name of ['one', 'two', 'three']) await enter(`${name}@map.example`, 'Wrong1234');
  const storedAttempts = async () => (await stored()).attempts!.map(({ whose }) => whose).sort();
  expect(await storedAttempts()).toEqual(['one@map.example', 'three@map.example', 'two@map.example']);
  advanceClock(901);
  await enter('four@map.example', 'Wrong1234');
  expect(await storedAttempts()).toEqual(['four@map.example']);
});

test('behind a trusted proxy, wrong passwords count for the address that the proxy names', async () => {
  limits.passwordsOfAddress = { free: 1, first: 10, longest: 900 };
  trusted.add('10.0.0.1');
  const behind = (chain: string, email = 'user@map.example', password = 'Wrong1234') =>
    ask('POST /auth/local', {
      body: { email, password },
      from: '::ffff:10.0.0.1',
      headers: { 'X-Forwarded-For': chain },
    });
  expect((await behind('192.0.2.1')).status).toBe(401);
  expect((await behind('192.0.2.7, 192.0.2.1')).status).toBe(429);
  expect((await behind('192.0.2.1, 192.0.2.2', 'user@map.example', 'Assessor1')).status).toBe(200);
});
