import { describe, expect, test } from 'vitest';
import { ask, emittedEvents, signInAs, withPlatform } from './standIn.ts';

withPlatform();
const as = 'superadmin';
const LARKSPUR = '5f3c2a100002000000000000';
const HARLAN = '5f3c2a100002000000000002';
const MARLOW = '5f3c2a100002000000000008';
const OWNER_NAMES = '5f3c2a100009000000000000';
const UNPUBLISHED_SALES = '5f3c2a100009000000000001';
const EXEMPT_PERSONS = '5f3c2a100009000000000002';
const OF_HARLAN = '5f3c2a100009000000000008';
/** A user with the first two layers of Larkspur and one of Millbrook. */
const GRACE = '5f3c2a100001000000000002';
const WALTER = '5f3c2a100001000000000003';
const TOMAS = '5f3c2a100001000000000005';

interface Layer {
  _id: string;
  groupName: string;
}
const searchLayers = async (query: string, who = as): Promise<Layer[]> =>
  (await ask(`GET /api/protectedLayers/?${query}`, { as: who })).body;
const layersOf = async (id: string): Promise<{ application: { _id: string }; protectedLayers: Layer[] }[]> =>
  (await ask(`GET /api/users/detail/${id}/info`, { as })).body.protectedLayers;
const assign = (user: string, applications: unknown, protectedLayers: unknown, who = as) =>
  ask(`POST /api/protectedLayers/assign-to-user/${user}`, {
    as: who,
    body: { applications, protectedLayers },
  });

describe('GET /api/protectedLayers/', () => {
  test('the protected layers of an application are listed in their order', async () => {
    const layers = await searchLayers(`application=${LARKSPUR}`);
    expect(layers[0]).toEqual({
      _id: OWNER_NAMES,
      groupName: 'Owner Names',
      groupIndex: 1,
      layerNames: [
        { layerName: 'Owners', layerIndex: 1 },
        { layerName: 'Mailing Addresses', layerIndex: 2 },
      ],
      application: { _id: LARKSPUR, applicationName: 'Larkspur County Assessor' },
      __v: 0,
    });
    expect(layers.map(({ groupName }) => groupName)).toEqual([
      'Owner Names',
      'Unpublished Sales',
      'Exempt Persons',
      'Appeals in Progress',
    ]);
    expect(await searchLayers(`application=${MARLOW}`)).toHaveLength(40);
  });

  test('the search for protected layers finds by name and can leave out those of a user', async () => {
    expect((await searchLayers(`application=${LARKSPUR}&query=SALES`)).map(({ _id }) => _id)).toEqual([
      UNPUBLISHED_SALES,
    ]);
    expect(
      (await searchLayers(`application=${LARKSPUR}&query=&filterExistingUser=${GRACE}`)).map(
        ({ groupName }) => groupName,
      ),
    ).toEqual(['Exempt Persons', 'Appeals in Progress']);
    expect(await searchLayers(`application=${LARKSPUR}&query=%25`)).toEqual([]);
  });

  test('the search for protected layers shows an admin only those of their own applications', async () => {
    expect(await searchLayers('', 'admin')).toHaveLength(8);
    expect(await ask(`GET /api/protectedLayers/?application=${HARLAN}`, { as: 'admin' })).toMatchObject({
      status: 403,
      body: { authorized: false },
    });
    expect((await ask('GET /api/protectedLayers/?application=nowhere', { as })).status).toBe(404);
    expect((await ask('GET /api/protectedLayers/?filterExistingUser=nobody', { as })).status).toBe(404);
  });
});

test('the details of a user have the protected layers grouped by application', async () => {
  const layers = await layersOf(GRACE);
  expect(
    layers.map(({ application, protectedLayers }) => [
      application,
      protectedLayers.map(({ groupName }) => groupName),
    ]),
  ).toEqual([
    [{ _id: LARKSPUR, applicationName: 'Larkspur County Assessor' }, ['Owner Names', 'Unpublished Sales']],
    [{ _id: '5f3c2a100002000000000001', applicationName: 'City of Millbrook' }, ['Appeals in Progress']],
  ]);
  expect(await layersOf(TOMAS)).toEqual([]);
  expect(
    (await layersOf('5f3c2a100001000000000025')).flatMap(({ protectedLayers }) => protectedLayers),
  ).toHaveLength(84);
});

describe('POST /api/protectedLayers/assign-to-user/{userId}', () => {
  test('assigning protected layers of one application returns the user', async () => {
    const reply = await assign(TOMAS, [LARKSPUR], [OWNER_NAMES, EXEMPT_PERSONS]);
    expect(reply).toMatchObject({
      status: 200,
      body: {
        _id: TOMAS,
        protectedLayers: [
          {
            application: { _id: LARKSPUR },
            protectedLayers: [{ _id: OWNER_NAMES, groupName: 'Owner Names' }, { _id: EXEMPT_PERSONS }],
          },
        ],
      },
    });
    expect(emittedEvents).toEqual([['users:save', TOMAS]]);
  });

  test('assigning protected layers needs exactly one application and at least one layer', async () => {
    const needsApplication = { status: 400, body: { message: 'Please select atleast one application' } };
    expect(await assign(TOMAS, [], [OWNER_NAMES])).toMatchObject(needsApplication);
    expect(await assign(TOMAS, [LARKSPUR, HARLAN], [OWNER_NAMES])).toMatchObject(needsApplication);
    expect(await assign(TOMAS, [LARKSPUR], [])).toMatchObject({
      status: 400,
      body: { message: 'Please select atleast one protected layer' },
    });
    expect((await assign(TOMAS, LARKSPUR, [OWNER_NAMES])).status).toBe(422);
    expect((await assign(TOMAS, [LARKSPUR], [{ $ne: '' }])).status).toBe(422);
    expect(await layersOf(TOMAS)).toEqual([]);
  });

  test('assigning protected layers refuses all of them if one belongs to another application', async () => {
    expect((await assign(TOMAS, [LARKSPUR], [OWNER_NAMES, OF_HARLAN])).status).toBe(404);
    expect((await assign(TOMAS, [LARKSPUR], ['nothing'])).status).toBe(404);
    expect((await assign(TOMAS, ['nowhere'], [OWNER_NAMES])).status).toBe(404);
    expect((await assign('nobody', [LARKSPUR], [OWNER_NAMES])).status).toBe(404);
    expect(await layersOf(TOMAS)).toEqual([]);
  });

  test('assigning protected layers keeps those that the user already has', async () => {
    const token = await signInAs(as);
    const body = { applications: [LARKSPUR], protectedLayers: [OWNER_NAMES, OWNER_NAMES, EXEMPT_PERSONS] };
    const replies = await Promise.all(
      Array.from({ length: 5 }, () =>
        ask(`POST /api/protectedLayers/assign-to-user/${GRACE}`, { token, body }),
      ),
    );
    expect(new Set(replies.map(({ status: httpStatus }) => httpStatus))).toEqual(new Set([200]));
    expect((await layersOf(GRACE))[0]!.protectedLayers).toHaveLength(3);
    expect(emittedEvents).toEqual([['users:save', GRACE]]);
  });

  test('assigning protected layers accepts a body with 100,000 IDs', async () => {
    expect(
      (
        await assign(
          TOMAS,
          [LARKSPUR],
          Array.from({ length: 100_000 }, () => OWNER_NAMES),
        )
      ).status,
    ).toBe(200);
    expect(
      (
        await assign(
          TOMAS,
          [LARKSPUR],
          Array.from({ length: 100_000 }, (_, n) => `no ${n}`),
        )
      ).status,
    ).toBe(404);
  });
});

describe('DELETE /api/protectedLayers/remove-from-user/…', () => {
  const path = (layer: string, application: string, user: string) =>
    `DELETE /api/protectedLayers/remove-from-user/protectedLayer/${layer}/application/${application}/user/${user}`;

  test('removing a protected layer from a user returns 204', async () => {
    const reply = await ask(path(OWNER_NAMES, LARKSPUR, GRACE), { as });
    expect([reply.status, reply.text]).toEqual([204, '']);
    expect((await layersOf(GRACE))[0]!.protectedLayers.map(({ _id }) => _id)).toEqual([UNPUBLISHED_SALES]);
    expect(emittedEvents).toEqual([['users:save', GRACE]]);
    expect((await ask(path(OWNER_NAMES, LARKSPUR, GRACE), { as })).status).toBe(404);
  });

  test('removing a protected layer returns 404 where layer, application and user do not match', async () => {
    for (const [layer, application, user] of [
      [OWNER_NAMES, HARLAN, GRACE],
      [OWNER_NAMES, LARKSPUR, 'nobody'],
      [OWNER_NAMES, 'nowhere', GRACE],
      ['nothing', LARKSPUR, GRACE],
    ] as const)
      expect((await ask(path(layer, application, user), { as })).status).toBe(404);
    expect((await layersOf(GRACE))[0]!.protectedLayers).toHaveLength(2);
  });
});

test('an admin assigns and removes protected layers only within their own applications and users', async () => {
  const refused = { status: 403, body: { authorized: false, message: expect.any(String) } };
  const removeUser = (layer: string, application: string, user: string) =>
    ask(
      `DELETE /api/protectedLayers/remove-from-user/protectedLayer/${layer}/application/${application}/user/${user}`,
      { as: 'admin' },
    );
  expect((await assign(WALTER, [LARKSPUR], [OWNER_NAMES], 'admin')).status).toBe(200);
  expect((await removeUser(OWNER_NAMES, LARKSPUR, WALTER)).status).toBe(204);
  expect(await assign(WALTER, [HARLAN], [OF_HARLAN], 'admin')).toMatchObject(refused);
  await assign(WALTER, [HARLAN], [OF_HARLAN]);
  expect(await removeUser(OF_HARLAN, HARLAN, WALTER)).toMatchObject(refused);
  expect(await assign(TOMAS, [LARKSPUR], [OWNER_NAMES], 'admin')).toMatchObject(refused);
  expect(await layersOf(TOMAS)).toEqual([]);
});

describe('the protected layers of an application', () => {
  const ofApplication = async (): Promise<Layer[]> =>
    (await ask(`GET /api/protectedLayers/application/${LARKSPUR}`, { as: 'admin' })).body;
  const body = {
    groupName: 'Vaults',
    groupIndex: 9,
    layerNames: [{ layerName: 'Doors', layerIndex: 3 }, { layerName: ' ', layerIndex: 4 }, { layerName: '' }],
    color: 'red',
  };

  test('the groups of protected layers of an application are listed in their order', async () => {
    expect((await ofApplication()).map(({ groupName }) => groupName)).toEqual([
      'Owner Names',
      'Unpublished Sales',
      'Exempt Persons',
      'Appeals in Progress',
    ]);
  });

  test('a group of protected layers is created without empty names, changed and deleted', async () => {
    const made = (await ask(`POST /api/protectedLayers/application/${LARKSPUR}`, { as: 'admin', body })).body;
    expect(made).toEqual({
      ...body,
      layerNames: [{ layerName: 'Doors', layerIndex: 3 }],
      _id: expect.any(String),
      __v: 0,
    });
    expect(
      (await ask(`PUT /api/protectedLayers/${made._id}`, { as: 'admin', body: { ...made, groupIndex: 2 } }))
        .body,
    ).toEqual({ ...made, groupIndex: 2, __v: 1 });
    expect((await ask(`PUT /api/protectedLayers/${made._id}`, { as: 'admin', body: made })).status).toBe(409);
    expect((await ask(`DELETE /api/protectedLayers/${made._id}`, { as: 'admin' })).status).toBe(204);
    expect(await ofApplication()).toHaveLength(4);
    expect(emittedEvents).toEqual([
      ['protectedLayers:save', made._id],
      ['protectedLayers:save', made._id],
      ['protectedLayers:remove', made._id],
    ]);
  });

  test.each([
    ['groupName', ' ', 'Please enter Group Name'],
    ['groupIndex', 0, 'Please enter valid Group Index'],
    ['groupIndex', -1, 'Please enter valid Group Index'],
    ['groupIndex', undefined, 'Please enter valid Group Index'],
    ['groupIndex', 2_147_483_648, 'At most 2147483647 is allowed'],
  ])('a group of protected layers with an invalid %s is refused: %j', async (field, value, message) => {
    expect(
      await ask(`POST /api/protectedLayers/application/${LARKSPUR}`, {
        as: 'admin',
        body: { ...body, [field]: value },
      }),
    ).toMatchObject({ status: 422, body: { errors: { [field]: { message } } } });
  });

  test('a deleted group of protected layers is removed from its users', async () => {
    await ask(`DELETE /api/protectedLayers/${OWNER_NAMES}`, { as });
    expect(
      (await layersOf(GRACE)).flatMap(({ protectedLayers }) =>
        protectedLayers.map(({ groupName }) => groupName),
      ),
    ).not.toContain('Owner Names');
    expect(emittedEvents).toContainEqual(['users:save', GRACE]);
    expect((await ask(`DELETE /api/protectedLayers/${OF_HARLAN}`, { as: 'admin' })).status).toBe(403);
  });
});
