import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { connectLive, serveLivePlatform, soon, until, type LivePlatform } from './livePlatform.ts';
import { signedIn } from './program.ts';

let platform: LivePlatform;
let origin: string;
beforeAll(async () => {
  platform = await serveLivePlatform();
  ({ origin } = platform);
});
afterAll(() => platform.close());
const connect = (token: string) => connectLive(origin, token);

test('a change of a subscription is announced to its user, superadmins and the admins of that user', async () => {
  const [LARKSPUR, STANDARD, MONTHLY, GRACE] = [
    '5f3c2a100002000000000000',
    '5f3c2a10000d000000000001',
    '5f3c2a10000e000000000065',
    '5f3c2a100001000000000002',
  ];
  const accounts = await Promise.all(
    ['keeper', 'superadmin', 'admin', 'user'].map(account => signedIn(origin, account)),
  );
  const [keeper, superadmin] = [accounts[0]!, accounts[1]!];
  await superadmin.call('/api/users/set/admin', { method: 'PUT', body: JSON.stringify({ _id: GRACE }) });
  onTestFinished(
    async () =>
      void (await superadmin.call('/api/users/remove/previlege', {
        method: 'PUT',
        body: JSON.stringify({ _id: GRACE }),
      })),
  );
  const ears = await Promise.all(accounts.map(({ token }) => connect(token)));
  await keeper.call('/api/subscriptions/card', {
    method: 'POST',
    body: JSON.stringify({
      name: 'Walter Amari',
      number: '5555555555554444',
      exp_month: '12',
      exp_year: String(new Date().getFullYear() + 3),
      cvc: '123',
    }),
  });
  const { _id } = (await (
    await keeper.call('/api/subscriptions', {
      method: 'POST',
      body: JSON.stringify({ application: LARKSPUR, plan: STANDARD, period: MONTHLY, noAutoRenew: false }),
    })
  ).json()) as { _id: string };
  await until(() => ears[0]!.heard.length > 2);
  await soon();
  const expected = [['subscriptions:save', { _id }]];
  expect(ears.map(({ heard }) => heard.filter(([event]) => event === 'subscriptions:save'))).toEqual([
    expected,
    expected,
    expected,
    [],
  ]);
});

test('a change of an API key is announced only to its user, not to superadmins', async () => {
  const accounts = await Promise.all(['user', 'superadmin'].map(account => signedIn(origin, account)));
  const ears = await Promise.all(accounts.map(({ token }) => connect(token)));
  const made = await accounts[0]!.call('/api/users/apikey', { method: 'POST', body: '{}' });
  const { _id } = (await made.json()) as { _id: string };
  await until(() => ears[0]!.heard.length > 0);
  await soon();
  expect(ears.map(({ heard }) => heard)).toEqual([[['apikeys:save', { _id }]], []]);
});

describe('announced changes of users', () => {
  const LARKSPUR = '5f3c2a100002000000000000';
  const HARLAN = '5f3c2a100002000000000002';
  const ASSESSOR = '5f3c2a100003000000000001';
  type Call = Awaited<ReturnType<typeof signedIn>>['call'];
  let number = 0;
  const json = async <T>(reply: Promise<Response>) => (await (await reply).json()) as T;
  const made = (call: Call) =>
    json<{ _id: string }>(
      call('/api/users', {
        method: 'POST',
        body: JSON.stringify({
          firstName: 'Ada',
          lastName: 'Byron',
          email: `ada.${++number}@new.example`,
          phone: '(555) 123-4567',
        }),
      }),
    );
  const give = (call: Call, _id: string, application: string, role = ASSESSOR) =>
    call('/api/users/add/role', {
      method: 'POST',
      body: JSON.stringify({ _id, roleData: { application, role } }),
    });
  const rename = (call: Call, _id: string) =>
    call(`/api/users/${_id}`, {
      method: 'PUT',
      body: JSON.stringify({
        _id,
        firstName: 'Augusta',
        lastName: 'King',
        email: `ada.${number}@new.example`,
      }),
    });
  const remove = (call: Call, path: string) => call(path, { method: 'DELETE' });
  /** The events before that of a new tag, which is sent to all staff. */
  const heardUntilNow = async (call: Call, heard: [string, unknown][]) => {
    const { _id } = await json<{ _id: string }>(
      call('/api/tags', { method: 'POST', body: JSON.stringify({ tagName: `Mark ${++number}` }) }),
    );
    await until(() => heard.some(([, body]) => (body as { _id: string })._id === _id));
    return heard.splice(0).slice(0, -1);
  };

  test('an admin hears of users in their applications, including those who join, leave or are deleted', async () => {
    const { call } = await signedIn(origin);
    const { heard } = await connect((await signedIn(origin, 'admin')).token);
    const { heard: all } = await connect((await signedIn(origin, 'second.superadmin')).token);
    const { _id } = await made(call);
    const saved = ['users:save', { _id }];
    const since = () => heardUntilNow(call, heard);
    expect(await since()).toEqual([]);
    await give(call, _id, HARLAN);
    await rename(call, _id);
    expect(await since()).toEqual([]);
    await give(call, _id, LARKSPUR);
    expect(await since()).toEqual([saved]);
    await remove(call, `/api/users/remove/role/${_id}/${ASSESSOR}/${LARKSPUR}`);
    expect(await since()).toEqual([saved]);
    await rename(call, _id);
    expect(await since()).toEqual([]);
    const role = (
      await json<{ _id: string }>(
        call('/api/roles', { method: 'POST', body: JSON.stringify({ roleName: `Passing ${number}` }) }),
      )
    )._id;
    await give(call, _id, LARKSPUR, role);
    await remove(call, `/api/roles/${role}`);
    expect((await since()).filter(([event]) => event === 'users:save')).toEqual([saved, saved]);
    await give(call, _id, LARKSPUR);
    await remove(call, `/api/users/${_id}`);
    expect(await since()).toEqual([saved, ['users:remove', { _id }]]);
    await remove(call, `/api/users/${(await made(call))._id}`);
    expect(await since()).toEqual([]);
    expect((await heardUntilNow(call, all)).filter(([event]) => event === 'users:remove')).toHaveLength(2);
  });

  test('an admin hears of the users they created', async () => {
    const admin = await signedIn(origin, 'admin');
    const { heard } = await connect(admin.token);
    const { _id } = await made(admin.call);
    await rename(admin.call, _id);
    expect(await heardUntilNow(admin.call, heard)).toEqual([
      ['users:save', { _id }],
      ['users:save', { _id }],
    ]);
  });

  test('a new administrator of an application hears of its users from then on', async () => {
    const { call } = await signedIn(origin);
    const admin = await signedIn(origin, 'admin');
    const { heard } = await connect(admin.token);
    const me = (await json<{ _id: string }>(admin.call('/api/users/me')))._id;
    const { _id } = await made(call);
    await give(call, _id, HARLAN);
    const add = () =>
      call('/api/applications/add/admin', {
        method: 'POST',
        body: JSON.stringify({ adminId: me, _id: HARLAN }),
      });
    await add();
    await rename(call, _id);
    const itself = [
      ['applications:save', { _id: HARLAN }],
      ['users:save', { _id: me }],
    ];
    expect(await heardUntilNow(call, heard)).toEqual([...itself, ['users:save', { _id }]]);
    await remove(call, `/api/applications/remove/admin/${HARLAN}/${me}`);
    expect(await heardUntilNow(call, heard)).toEqual(itself);
    await rename(call, _id);
    await call('/api/applications/add/admin', {
      method: 'POST',
      body: JSON.stringify({ adminId: _id, _id: HARLAN }),
    });
    expect(await heardUntilNow(call, heard)).toEqual([]);
  });
});

test('a change within an application is announced only to superadmins and its administrators', async () => {
  const [LARKSPUR, HARLAN, WALTER] = [
    '5f3c2a100002000000000000',
    '5f3c2a100002000000000002',
    '5f3c2a100001000000000003',
  ];
  const { call, token } = await signedIn(origin);
  const json = async <T>(reply: Promise<Response>) => (await (await reply).json()) as T;
  const send = (method: string, path: string, body: object = {}) =>
    call(path, { method, body: JSON.stringify(body) });
  const plan = (_id: string) =>
    json<{ _id: string }>(send('POST', `/api/subscription-plans/${_id}`, { name: 'Live' }));
  const changes: [entity: string, change: (id: string) => Promise<Response>][] = [
    [
      'subscription-plans',
      async id =>
        send('POST', `/api/subscription-plans/${(await plan(id))._id}/add-period`, {
          name: 'Week',
          interval: 'week',
          intervalCount: 1,
          price: 5,
        }),
    ],
    [
      'layers',
      id =>
        send('POST', `/api/layers/${id}`, {
          name: 'Live',
          geometryType: 'Point',
          url: 'https://gis.example/0',
        }),
    ],
    [
      'protectedLayers',
      id => send('POST', `/api/protectedLayers/application/${id}`, { groupName: 'Live', groupIndex: 1 }),
    ],
    ['field', id => send('POST', `/api/field/${id}`, { fieldAppName: 'Live' })],
    [
      'workOrderDepartments',
      async id => {
        const [first] = await json<{ _id: string }[]>(call(`/api/applications/${id}/workOrderDepartments`));
        const path = `/api/applications/workOrderDepartments/${first!._id}/users/${WALTER}/userTypes/admins`;
        await send('DELETE', path);
        return send('PUT', path);
      },
    ],
    [
      'configs',
      async id => (
        await send('POST', `/api/configs/application/${id}`, { appConfig: {} }),
        send('PUT', `/api/configs/application/${id}`, { appConfig: {} })
      ),
    ],
    [
      'daily-import',
      id =>
        send('POST', `/api/daily-import/client/${id}`, {
          config: '<live/>',
          backupName: 'Before',
          appId: id,
        }),
    ],
  ];
  const ears = await Promise.all(
    [
      token,
      ...(await Promise.all(['admin', 'keeper'].map(account => signedIn(origin, account)))).map(
        one => one.token,
      ),
    ].map(one => connect(one)),
  );
  const heardOf = async (change: () => Promise<unknown>) => {
    await change();
    // The event of a tag is sent to all staff.
    const { _id } = await json<{ _id: string }>(
      send('POST', '/api/tags', { tagName: `After ${Math.random()}` }),
    );
    await until(() =>
      ears.slice(0, 2).every(({ heard }) => heard.some(([, body]) => (body as { _id: string })._id === _id)),
    );
    return ears.map(({ heard }) =>
      [...new Set(heard.splice(0).map(([event]) => event))].filter(event => event !== 'tags:save'),
    );
  };
  for (const [entity, change] of changes) {
    const save = async (id: string) => expect([entity, (await change(id)).ok]).toEqual([entity, true]);
    expect(await heardOf(() => save(HARLAN))).toEqual([[`${entity}:save`], [], []]);
    expect(await heardOf(() => save(LARKSPUR))).toEqual([[`${entity}:save`], [`${entity}:save`], []]);
  }
  const clone = {
    applicationId: 'live',
    applicationName: 'Live',
    applicationDatabase: 'live',
    disclaimer: 'None',
    applicationDomainName: 'https://live.maps.example',
    productEdition: 'Summit',
    accessType: 'Public',
    cloneFrom: LARKSPUR,
  };
  const { _id } = await json<{ _id: string }>(send('POST', '/api/applications', clone));
  expect(
    await heardOf(async () => {
      for (const [, change] of changes) await change(_id);
    }),
  ).toEqual([expect.anything(), ['tools:save'], []]);
  const [all, ...others] = await heardOf(() => send('DELETE', `/api/applications/${_id}`));
  expect(all).toEqual(expect.arrayContaining(changes.map(([entity]) => `${entity}:remove`)));
  expect(others).toEqual([['tools:save'], []]);
});
