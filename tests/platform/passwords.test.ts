import { describe, expect, test } from 'vitest';
import { advanceClock, ask, ended, letterTo, me, signInAs, withPlatform } from './standIn.ts';

withPlatform();

const HOUR = 3_600_000;

describe('forgotten passwords', () => {
  const linkIn = async (email: string) => (await letterTo(email)).link.split('/').pop() as string;

  test('a forgotten password is changed by the mailed link, which works once', async () => {
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

  test('a reset password ends the open sessions of that user and logs them out', async () => {
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

  test('a reset password counts as the first login', async () => {
    await ask('POST /api/users/forgot-password-request', { body: { email: 'first.login@map.example' } });
    await ask(`POST /api/users/change-password/${await linkIn('first.login@map.example')}`, {
      body: { password: 'Changed12' },
    });
    expect(
      (await ask('GET /api/users/me', { token: await signInAs('first.login', 'Changed12') })).body
        .isLoggedinYet,
    ).toBe(true);
  });

  test('a reset link ends with a newer link, a new password or another email', async () => {
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

  test('only one of two reset links that were requested at the same time is valid', async () => {
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

  test('a reset request returns 404 for an unknown email', async () => {
    expect(
      (await ask('POST /api/users/forgot-password-request', { body: { email: 'nobody@map.example' } }))
        .status,
    ).toBe(404);
  });

  test('a reset link is invalid when it was made up, and expires after an hour', async () => {
    expect((await ask('POST /api/users/verify-change-password-token/made-up')).status).toBe(400);
    await ask('POST /api/users/forgot-password-request', { body: { email: 'user@map.example' } });
    const token = await linkIn('user@map.example');
    advanceClock(HOUR);
    expect((await ask(`POST /api/users/verify-change-password-token/${token}`)).status).toBe(400);
  });
});

describe('PUT /api/users/{id}/password', () => {
  test('users can change their own password', async () => {
    const { _id } = await me('user');
    const reply = await ask(`PUT /api/users/${_id}/password`, {
      as: 'user',
      body: { oldPassword: 'Assessor1', newPassword: 'Changed12' },
    });
    expect([reply.status, reply.text]).toEqual([204, '']);
    expect(await signInAs('user', 'Changed12')).toBeTruthy();
  });

  test('changing the password ends the user’s other sessions and keeps the current one', async () => {
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

  test('changing the password refuses a wrong old password with 403 and a weak new one with 422', async () => {
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

  test('the password of another user cannot be changed, even by a superadmin', async () => {
    const { _id } = await me('user');
    const reply = await ask(`PUT /api/users/${_id}/password`, {
      as: 'superadmin',
      body: { oldPassword: 'Assessor1', newPassword: 'Changed12' },
    });
    expect(reply).toMatchObject({ status: 403, body: { authorized: false } });
  });
});
