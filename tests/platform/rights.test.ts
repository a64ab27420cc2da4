import { describe, expect, test } from 'vitest';
import { routeOf } from '../../mocks/http/requests.ts';
import { endpointNames, getEndpoint } from '../../src/platform/index.ts';
import { ask, me, signInAs, userIdByAccount, withPlatform } from './standIn.ts';

withPlatform();

const documented = (call: string) => {
  const [method, path] = call.split(' ') as [string, string];
  return `${method} ${routeOf(method, path)}`;
};
const SUPERADMIN_ONLY = [
  'PUT /api/users/set/superadmin',
  'PUT /api/users/set/admin',
  'PUT /api/users/remove/previlege',
  'POST /api/users/transfer-from-v4-get-details/5f3c2a100001000000000002',
  'POST /api/users/transfer-from-v4/5f3c2a100001000000000002',
  'POST /api/applications/add/admin',
  'DELETE /api/applications/remove/admin/5f3c2a100002000000000000/5f3c2a100001000000000003',
  // The owner cancels and resubscribes by the calls without `/user`.
  'DELETE /api/subscriptions/5f3c2a1000060000000003e8/user/5f3c2a100001000000000002',
  'PUT /api/subscriptions/5f3c2a1000060000000003e8/resubscribe/user/5f3c2a100001000000000002',
];
const SIGNED_IN = [
  'GET /api/users/me',
  'GET /api/applications?expand=subscriptionPlans',
  'GET /api/users/detail/5f3c2a100001000000000020/info',
  'PUT /api/users/5f3c2a100001000000000020',
  'PUT /api/users/5f3c2a100001000000000020/password',
  'POST /api/users/resend-verification-email',
  'GET /api/sessions/5f3c2a100001000000000020?page=1&pageSize=10',
  'GET /api/users/apikey',
  'POST /api/users/apikey',
  'DELETE /api/users/apikey/5f3c2a100007000000000000',
  'POST /api/subscriptions/card',
  'DELETE /api/subscriptions/card/5f3c2a10000f0000000003e8',
  'POST /api/subscriptions/card/5f3c2a10000f0000000003e8/set-default',
  'POST /api/subscriptions',
  'DELETE /api/subscriptions/5f3c2a1000060000000003e8',
  'PUT /api/subscriptions/5f3c2a1000060000000003e8/resubscribe',
];
const named = new Set([...SUPERADMIN_ONLY, ...SIGNED_IN].map(call => documented(call)));
/** All other calls of the contract, and a list with a query that plain users may not send. */
const STAFF_ONLY = [
  ...endpointNames()
    .map(getEndpoint)
    .filter(({ route, isPublic: isOpenRoute }) => !isOpenRoute && !named.has(route))
    .map(({ route }) => route.replace(/\{\w+\}/g, '5f3c2a100001000000000020')),
  'GET /api/applications?all=true',
];
const bodyFor = (call: string) => (call.startsWith('GET') || call.startsWith('DELETE') ? {} : { body: {} });

describe('calls without a token', () => {
  // Without a token, POST /api/users is the sign-up.
  test.each([...STAFF_ONLY, ...SUPERADMIN_ONLY, ...SIGNED_IN].filter(call => call !== 'POST /api/users'))(
    'without a token, %s returns 401',
    async call => {
      expect(await ask(call, bodyFor(call))).toMatchObject({
        status: 401,
        body: { message: 'Please login to continue' },
      });
    },
  );
});

test.each([...STAFF_ONLY, ...SUPERADMIN_ONLY, ...SIGNED_IN])(
  'with an invalid token, %s returns 401',
  async call => {
    expect((await ask(call, { token: 'forged', ...bodyFor(call) })).status).toBe(401);
  },
);

describe('a plain user', () => {
  test.each([...STAFF_ONLY, ...SUPERADMIN_ONLY])(
    'a plain user is refused %s with 403 and authorized: false',
    async call => {
      expect(await ask(call, { as: 'user', ...bodyFor(call) })).toMatchObject({
        status: 403,
        body: { authorized: false, message: expect.any(String) },
      });
    },
  );

  test('a plain user reads and changes only their own record', async () => {
    const mine = await me('user');
    const other = await userIdByAccount('keeper');
    expect((await ask(`GET /api/users/detail/${mine._id}/info`, { as: 'user' })).status).toBe(200);
    expect((await ask(`GET /api/sessions/${mine._id}?page=1&pageSize=10`, { as: 'user' })).status).toBe(200);
    expect(await ask(`GET /api/users/detail/${other}/info`, { as: 'user' })).toMatchObject({
      status: 403,
      body: { authorized: false },
    });
    expect((await ask(`GET /api/sessions/${other}?page=1&pageSize=10`, { as: 'user' })).status).toBe(403);
    const body = { _id: other, firstName: 'X', lastName: 'Y', email: 'x@y.example' };
    expect(await ask(`PUT /api/users/${other}`, { as: 'user', body })).toMatchObject({
      status: 403,
      body: { authorized: false },
    });
  });
});

describe('an admin', () => {
  test.each(SUPERADMIN_ONLY)('an admin is refused %s', async call => {
    expect(
      await ask(call, {
        as: 'admin',
        ...(!call.startsWith('DELETE') && { body: { _id: await userIdByAccount('user') } }),
      }),
    ).toMatchObject({ status: 403, body: { authorized: false } });
  });

  test('an admin neither reads nor changes users outside their applications', async () => {
    const inside = new Set(
      (await ask('GET /api/users?pageSize=0', { as: 'admin' })).body.data.map(
        ({ _id }: { _id: string }) => _id,
      ),
    );
    const allUsers = (await ask('GET /api/users?pageSize=0', { as: 'superadmin' })).body.data;
    const outsider = allUsers.find(
      ({ _id, role }: { _id: string; role: string }) => role === 'user' && !inside.has(_id),
    );
    for (const call of [
      `GET /api/users/detail/${outsider._id}/info`,
      `GET /api/sessions/${outsider._id}?page=1&pageSize=10`,
      `DELETE /api/users/${outsider._id}`,
    ])
      expect(await ask(call, { as: 'admin' })).toMatchObject({ status: 403, body: { authorized: false } });
    expect((await ask(`PUT /api/users/${outsider._id}`, { as: 'admin', body: outsider })).status).toBe(403);
    expect(
      (await ask(`GET /api/users/search?name=${encodeURIComponent(outsider.email)}`, { as: 'admin' })).body,
    ).toEqual([]);
  });

  test('an admin sees of other users only the data of shared applications or of none', async () => {
    const [HARLAN, LARKSPUR, CLERK, LAYER] = [
      '5f3c2a100002000000000002',
      '5f3c2a100002000000000000',
      '5f3c2a10000300000000002c',
      '5f3c2a100009000000000008',
    ];
    const [walter, mine] = [await userIdByAccount('keeper'), (await me('admin'))._id];
    const give = (who: string, _id: string, application?: string) =>
      ask('POST /api/users/add/role', {
        as: who,
        body: { _id, ...(application ? { roleData: { application, role: CLERK } } : { roleId: CLERK }) },
      });
    for (const _id of [walter, mine]) {
      expect((await give('superadmin', _id)).status).toBe(200);
      expect((await give('superadmin', _id, HARLAN)).status).toBe(200);
      expect(
        (
          await ask(`POST /api/protectedLayers/assign-to-user/${_id}`, {
            as: 'superadmin',
            body: { applications: [HARLAN], protectedLayers: [LAYER] },
          })
        ).status,
      ).toBe(200);
    }
    expect(
      (
        await ask('POST /api/applications/add/admin', {
          as: 'superadmin',
          body: { adminId: walter, _id: HARLAN },
        })
      ).status,
    ).toBe(200);
    const has = (
      { rolesAssigned, adminRoles, protectedLayers }: Record<string, unknown>,
      application: string,
    ) => [rolesAssigned, adminRoles, protectedLayers].map(list => JSON.stringify(list).includes(application));
    const info = async (_id: string, as: string) =>
      (await ask(`GET /api/users/detail/${_id}/info`, { as })).body;
    const listed = async (call: string, _id: string) =>
      (await ask(call, { as: 'admin' }).then(({ body }) => body.data ?? body)).find(
        (user: { _id: string }) => user._id === _id,
      );
    const fullUser = await info(walter, 'superadmin');
    expect(has(fullUser, HARLAN)).toEqual([true, true, true]);
    const seen = await info(walter, 'admin');
    for (const user of [
      seen,
      await listed('GET /api/users?query=keeper@map.example', walter),
      await listed('GET /api/users/search?name=keeper@map', walter),
      (await ask(`PUT /api/users/${walter}`, { as: 'admin', body: seen })).body,
      (await give('admin', walter, LARKSPUR)).body,
      await listed(`GET /api/users/role/${CLERK}`, walter),
    ])
      expect([has(user, HARLAN), has(user, LARKSPUR)[1], JSON.stringify(user.rolesAssigned)]).toEqual([
        [false, false, false],
        true,
        expect.stringMatching(/"application":null,"role"/),
      ]);
    expect(has(await info(walter, 'superadmin'), HARLAN)).toEqual([true, true, true]);
    for (const own of [
      await me('admin'),
      await info(mine, 'admin'),
      await listed('GET /api/users?query=admin@map.example', mine),
    ])
      expect(has(own, HARLAN)).toEqual([true, false, true]);
  });

  test('an admin changes plain users of their applications, but no other admin and no superadmin', async () => {
    const people = (await ask('GET /api/users?pageSize=0', { as: 'admin' })).body.data;
    const plain = people.find(({ role }: { role: string }) => role === 'user');
    expect(
      (await ask(`PUT /api/users/${plain._id}`, { as: 'admin', body: { ...plain, firstName: 'Changed' } }))
        .status,
    ).toBe(200);
    const colleague = people.find(
      ({ role, email }: { role: string; email: string }) => role !== 'user' && email !== 'admin@map.example',
    );
    expect(
      (
        await ask(`PUT /api/users/${colleague._id}`, {
          as: 'admin',
          body: { ...colleague, email: 'mine@map.example' },
        })
      ).status,
    ).toBe(403);
    expect((await ask(`DELETE /api/users/${colleague._id}`, { as: 'admin' })).status).toBe(403);
  });

  test('an admin cannot become a superadmin by changing their own record', async () => {
    const mine = await me('admin');
    await ask(`PUT /api/users/${mine._id}`, {
      as: 'admin',
      body: { ...mine, role: 'superadmin', adminRoles: [] },
    });
    const after = await me('admin');
    expect([after.role, after.adminRoles]).toEqual(['admin', mine.adminRoles]);
  });
});

test('the token of a deleted user is refused', async () => {
  const token = await signInAs('user');
  await ask(`DELETE /api/users/${(await me('user'))._id}`, { as: 'superadmin' });
  expect((await ask('GET /api/users/me', { token })).status).toBe(401);
});

test('the calls before the sign-in need no token', async () => {
  const calls = [
    'POST /auth/local',
    'POST /api/users',
    'POST /api/users/forgot-password-request',
    'POST /api/users/verify-change-password-token/x',
    'POST /api/users/change-password/x',
    'GET /api/users/email/verify/x',
    'GET /api/users/email/check?email=a@b.example',
  ];
  for (const call of calls) expect((await ask(call, bodyFor(call))).status).not.toBe(401);
});
