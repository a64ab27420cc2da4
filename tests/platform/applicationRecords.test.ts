import { describe, expect, test } from 'vitest';
import { ask, emittedEvents, me, signInAs, stored, userIdByAccount, withPlatform } from './standIn.ts';

withPlatform();
const as = 'superadmin';
const LARKSPUR = '5f3c2a100002000000000000';
const MILLBROOK = '5f3c2a100002000000000001';
const HARLAN = '5f3c2a100002000000000002';
const info = async (id: string, who = as) =>
  (await ask(`GET /api/applications/fullinfo/${id}?expand=subscriptionPlans`, { as: who })).body;
const fullRecord = {
  applicationId: 'heronlake',
  applicationName: 'Heron Lake County',
  applicationDatabase: 'cama_heronlake_prod',
  applicationType: 'Elevate Assessor',
  productEdition: 'Summit',
  accessType: 'Public',
  description: 'Parcel search',
  disclaimer: 'Not a survey.',
  applicationDomainName: 'https://heronlake.maps.example',
  editingServiceUrl: 'https://gis.heronlake.example/edit',
  legacySiteURL: 'https://v4.heronlake.maps.example',
  gaKey: 'UA-1',
  mobilegaKey: 'UA-2',
  pmApiKey: 'A1',
  pmSecretKey: 'B2',
  privatePmApiKey: 'C3',
  privatePmSecretKey: 'D4',
  solrAPIKey: 'E5',
};
const create = async (body: object = {}, who = as) =>
  ask('POST /api/applications', { as: who, body: { ...fullRecord, ...body } });

describe('GET /api/applications/fullinfo/{id}?expand=subscriptionPlans', () => {
  test('the full info of an application has all its fields and related records', async () => {
    expect(await info(LARKSPUR)).toMatchObject({
      _id: LARKSPUR,
      applicationId: 'larkspur-county-assessor',
      applicationName: 'Larkspur County Assessor',
      applicationDatabase: 'cama_larkspur_county_assessor_prod',
      applicationDomainName: 'https://larkspur-county-assessor.maps.example',
      county: {
        code: '010',
        links: [
          { linkName: 'Treasurer', linkPath: 'https://treasurer.larkspur-county-assessor.example' },
          {},
        ],
      },
      paths: expect.arrayContaining([
        { pathType: 'Photo', path: 'https://files.larkspur-county-assessor.example/photos' },
      ]),
      excludedQueryLayers: ['Utilities@Water Mains', 'Utilities@Valves'],
      tools: expect.arrayContaining([
        {
          _id: '5f3c2a10000c000000000002',
          toolName: 'Parcel Number Search',
          helpInfo: 'By the number of the roll',
        },
      ]),
      roles: expect.arrayContaining([
        {
          _id: '5f3c2a100003000000000001',
          roleName: 'Assessor',
          roleDescription: 'Values property and signs the roll',
        },
      ]),
      adminUsers: expect.arrayContaining([
        {
          _id: await userIdByAccount('keeper'),
          firstName: 'Walter',
          lastName: 'Amari',
          email: 'keeper@map.example',
        },
      ]),
      subscriptionPlans: [
        { name: 'Basic' },
        { name: 'Standard' },
        { name: 'Professional' },
        { name: 'Intern', periods: [] },
      ],
      __v: 0,
    });
  });

  test('the full info of an application names its plans by id unless they are expanded', async () => {
    const { body } = await ask(`GET /api/applications/fullinfo/${LARKSPUR}`, { as });
    expect(body.subscriptionPlans).toEqual(
      (await info(LARKSPUR)).subscriptionPlans.map(({ _id }: { _id: string }) => _id),
    );
  });

  test('the full info returns authorized: false to an admin of other applications', async () => {
    expect(
      await ask(`GET /api/applications/fullinfo/${HARLAN}?expand=subscriptionPlans`, { as: 'admin' }),
    ).toMatchObject({ status: 200, body: { authorized: false } });
    expect((await info(MILLBROOK, 'admin')).applicationName).toBe('City of Millbrook');
  });

  test('the full info returns 404 for an unknown application and 403 for plain users', async () => {
    expect((await ask('GET /api/applications/fullinfo/nowhere', { as })).status).toBe(404);
    for (const who of ['user', 'keeper'])
      expect((await ask(`GET /api/applications/fullinfo/${LARKSPUR}`, { as: who })).status).toBe(403);
  });
});

describe('POST /api/applications', () => {
  test('creating an application stores all its fields, including unknown ones', async () => {
    const { status: httpStatus, body } = await create({ theme: { color: 'teal' } });
    expect(httpStatus).toBe(200);
    expect(await info(body._id)).toEqual({
      ...fullRecord,
      theme: { color: 'teal' },
      _id: body._id,
      paths: [],
      excludedQueryLayers: [],
      tools: [],
      roles: [],
      adminUsers: [],
      subscriptionPlans: [],
      __v: 0,
    });
    expect(emittedEvents).toEqual([['applications:save', body._id]]);
  });

  test('an admin who creates an application becomes its administrator', async () => {
    const { body } = await create({}, 'admin');
    expect((await info(body._id, 'admin')).adminUsers).toMatchObject([{ email: 'admin@map.example' }]);
    expect((await me('admin')).adminRoles).toContain(body._id);
    expect(emittedEvents).toEqual([
      ['applications:save', body._id],
      ['users:save', await userIdByAccount('admin')],
    ]);
  });

  test.each([
    ['applicationId', ' ', 'Application Id is required'],
    ['applicationName', '', 'A name is required'],
    ['disclaimer', '', 'Disclaimer is required'],
    ['applicationDomainName', 'heronlake.maps', 'A proper App Domain is required'],
    ['applicationDomainName', 'javascript:alert(1)', 'A proper App Domain is required'],
    ['productEdition', '', 'Product Edition is required'],
    ['accessType', '', 'Access Type is required'],
    ['applicationDatabase', '', 'A database is required'],
    ['applicationId', 'LARKSPUR-county-assessor', 'This Application Id is already in use'],
    ['applicationType', 'Elevate Nothing', 'Must be one of Elevate Full, Elevate Assessor, Elevate Parcel'],
  ])('creating an application refuses the %s “%s”: %s', async (field, value, message) => {
    expect(await create({ [field]: value })).toMatchObject({
      status: 422,
      body: { errors: { [field]: { message } } },
    });
    expect(emittedEvents).toEqual([]);
  });

  test('plain users cannot create an application', async () => {
    expect((await create({}, 'keeper')).status).toBe(403);
  });

  test('cloning an application copies its fields, tools, roles and tool configs', async () => {
    const source = await info(LARKSPUR);
    const {
      applicationId,
      applicationName,
      applicationDatabase,
      disclaimer,
      applicationDomainName,
      productEdition,
      accessType,
    } = fullRecord;
    const body = {
      applicationId,
      applicationName,
      applicationDatabase,
      disclaimer,
      applicationDomainName,
      productEdition,
      accessType,
      cloneFrom: LARKSPUR,
    };
    const made = (await ask('POST /api/applications', { as, body })).body;
    expect(made).toEqual({
      ...source,
      ...body,
      cloneFrom: undefined,
      _id: made._id,
      adminUsers: [],
      subscriptionPlans: [],
    });
    const configs = (await stored()).tool_configs!;
    const of = (id: string) =>
      configs.filter(config => config.applicationId === id).map(({ toolId, config }) => [toolId, config]);
    expect(of(made._id)).toEqual(of(LARKSPUR));
    expect(of(LARKSPUR)).toHaveLength(2);
  });

  test('cloning an application copies its layers, departments and field apps, and none of its users', async () => {
    const { body: made } = await create({ cloneFrom: LARKSPUR });
    const belonging = async (path: string, id: string) =>
      (await ask(`GET ${path.replace('{id}', id)}`, { as: 'superadmin' })).body;
    for (const [path, entity] of [
      ['/api/layers/application/{id}', 'layers'],
      ['/api/field/{id}', 'field'],
      ['/api/applications/{id}/workOrderDepartments', 'workOrderDepartments'],
    ] as const) {
      const [theirs, copies] = [await belonging(path, LARKSPUR), await belonging(path, made._id)];
      const without = {
        _id: null,
        applicationId: null,
        __v: null,
        readUsers: [],
        writeUsers: [],
        admins: [],
        users: [],
        workers: [],
      };
      expect(theirs.length).toBeGreaterThan(0);
      expect(copies.map((copy: object) => ({ ...copy, ...without }))).toEqual(
        theirs.map((one: object) => ({ ...one, ...without })),
      );
      for (const copy of copies)
        for (const people of ['readUsers', 'writeUsers', 'admins', 'users', 'workers'])
          expect(copy[people] ?? []).toEqual([]);
      expect(emittedEvents).toContainEqual([`${entity}:save`, copies[0]._id]);
    }
    expect(await belonging('/api/applications/{id}/users', made._id)).toEqual([]);
  });

  test('only a superadmin can clone an application, and only a valid one', async () => {
    expect((await create({ cloneFrom: LARKSPUR }, 'admin')).status).toBe(403);
    expect(await create({ cloneFrom: 'nowhere' })).toMatchObject({
      status: 422,
      body: { errors: { cloneFrom: { message: 'Please enter valid Application' } } },
    });
  });
});

describe('PUT /api/applications/{id}', () => {
  test('updating an application stores the complete record, including changed and unknown fields', async () => {
    const before = await info(LARKSPUR);
    const body = {
      ...before,
      applicationName: 'Larkspur County',
      county: { ...before.county, seat: 'Larkspur' },
      tools: before.tools.slice(1),
      pilot: [1, 2],
    };
    const { status: httpStatus, body: after } = await ask(`PUT /api/applications/${LARKSPUR}`, { as, body });
    expect([httpStatus, after]).toEqual([200, { ...body, __v: 1 }]);
    expect(await info(LARKSPUR)).toEqual(after);
    expect(emittedEvents).toEqual([['applications:save', LARKSPUR]]);
  });

  test('updating an application keeps missing fields, and ignores administrators and plans', async () => {
    const before = await info(LARKSPUR);
    await ask(`PUT /api/applications/${LARKSPUR}`, {
      as,
      body: { description: 'Only this', adminUsers: [], subscriptionPlans: [] },
    });
    expect(await info(LARKSPUR)).toEqual({ ...before, description: 'Only this', __v: 1 });
  });

  test('an update of an application from an older version is refused', async () => {
    const before = await info(LARKSPUR);
    await ask(`PUT /api/applications/${LARKSPUR}`, { as, body: { ...before, description: 'First' } });
    expect(
      (await ask(`PUT /api/applications/${LARKSPUR}`, { as, body: { ...before, description: 'Second' } }))
        .status,
    ).toBe(409);
    expect((await info(LARKSPUR)).description).toBe('First');
  });

  test.each([
    [{ disclaimer: '' }, { disclaimer: { message: 'Disclaimer is required' } }],
    [
      { applicationDomainName: 'larkspur' },
      { applicationDomainName: { message: 'A proper App Domain is required' } },
    ],
    [
      { applicationId: 'city-of-millbrook' },
      { applicationId: { message: 'This Application Id is already in use' } },
    ],
    [{ tools: ['nothing'] }, { tools: { message: 'One of these does not exist any more' } }],
  ])('updating an application refuses %o', async (body, errors) => {
    expect(await ask(`PUT /api/applications/${LARKSPUR}`, { as, body })).toMatchObject({
      status: 422,
      body: { errors },
    });
  });

  test('admins can update and delete only the applications that they administer', async () => {
    expect(
      (await ask(`PUT /api/applications/${MILLBROOK}`, { as: 'admin', body: { description: 'Mine' } }))
        .status,
    ).toBe(200);
    for (const call of ['PUT', 'DELETE']) {
      expect((await ask(`${call} /api/applications/${HARLAN}`, { as: 'admin', body: {} })).status).toBe(403);
      expect((await ask(`${call} /api/applications/${MILLBROOK}`, { as: 'keeper', body: {} })).status).toBe(
        403,
      );
      expect((await ask(`${call} /api/applications/nowhere`, { as, body: {} })).status).toBe(404);
    }
  });
});

test('deleting an application removes every reference to it and announces the changes', async () => {
  const token = await signInAs('admin');
  const plans = (await info(LARKSPUR)).subscriptionPlans.map(({ _id }: { _id: string }) => _id);
  expect((await ask(`DELETE /api/applications/${LARKSPUR}`, { token })).status).toBe(204);
  expect((await ask(`GET /api/applications/fullinfo/${LARKSPUR}`, { as })).status).toBe(404);
  expect((await ask(`GET /api/subscription-plans/${plans[0]}`, { as })).status).toBe(404);
  expect((await me('admin')).adminRoles).toEqual([MILLBROOK]);
  const { v4_people: _, ...left } = await stored();
  expect(JSON.stringify(left)).not.toContain(LARKSPUR);
  expect(emittedEvents).toContainEqual(['applications:remove', LARKSPUR]);
  for (const plan of plans) expect(emittedEvents).toContainEqual(['subscription-plans:remove', plan]);
  expect(emittedEvents).toContainEqual(['users:save', await userIdByAccount('keeper')]);
  expect(emittedEvents).toContainEqual(['tools:save', '5f3c2a10000c00000000000b']);
  for (const [entity, id] of [
    ['layers', '5f3c2a100011000000000000'],
    ['field', '5f3c2a100013000000000000'],
    ['workOrderDepartments', '5f3c2a100012000000000000'],
  ])
    expect(emittedEvents).toContainEqual([`${entity}:remove`, id]);
});

test('a deleted tool or role is removed from its applications', async () => {
  const { tools, roles } = await info(LARKSPUR);
  await ask(`DELETE /api/tools/${tools[0]._id}`, { as });
  await ask(`DELETE /api/roles/${roles[1]._id}`, { as });
  expect(await info(LARKSPUR)).toMatchObject({
    tools: tools.slice(1),
    roles: [roles[0], ...roles.slice(2)],
    __v: 2,
  });
});

describe('GET /api/applications/search/applicationid', () => {
  const searchIds = async (query: string, who = as) =>
    (await ask(`GET /api/applications/search/applicationid?${query}`, { as: who })).body.map(
      (row: { applicationId: string }) => row.applicationId,
    );

  test('the search for Application Ids finds a part of the ID and skips the given application', async () => {
    expect(await searchIds('appid=City-of-M')).toEqual(['city-of-marlow-gis', 'city-of-millbrook']);
    expect(await searchIds(`appid=city-of-m&skip=${MILLBROOK}`)).toEqual(['city-of-marlow-gis']);
    expect(await searchIds('appid=%25')).toEqual([]);
  });

  test('the search for Application Ids finds only the admin’s own applications', async () => {
    expect(await searchIds('appid=city', 'admin')).toEqual(['city-of-millbrook']);
  });
});

test('the check of an Application Id tells whether it is free, in any case of its letters', async () => {
  const check = async (query: string) =>
    (await ask(`GET /api/applications/applicationid/check?${query}`, { as: 'admin' })).body;
  expect(await check('applicationId=harlan-county-gis')).toEqual({ available: false });
  expect(await check('applicationId=Harlan-County-GIS')).toEqual({ available: false });
  expect(await check(`applicationId=harlan-county-gis&id=${HARLAN}`)).toEqual({ available: true });
  expect(await check('applicationId=heronlake')).toEqual({ available: true });
});

describe('/api/applications/properties', () => {
  const read = async () => (await ask('GET /api/applications/properties', { as: 'admin' })).body;
  const save = (body: object, who = as) => ask('POST /api/applications/properties', { as: who, body });

  test('the application properties are the documented lists until a superadmin changes one', async () => {
    expect(await read()).toEqual({
      productEdition: ['Baseline', 'Summit', 'Ascent'],
      accessType: ['Public', 'Private', 'Expired'],
    });
    const reply = await save({ productEdition: ['Summit', 'Pinnacle', 'Baseline'] });
    expect(reply).toMatchObject({
      status: 200,
      body: {
        productEdition: ['Summit', 'Pinnacle', 'Baseline'],
        accessType: ['Public', 'Private', 'Expired'],
      },
    });
    expect(await read()).toEqual(reply.body);
    expect(emittedEvents).toEqual([['applications:save', '']]);
  });

  test('an application keeps a product edition that was removed from the list', async () => {
    const before = await info(LARKSPUR);
    await save({ productEdition: ['Pinnacle'] });
    expect((await ask(`PUT /api/applications/${LARKSPUR}`, { as, body: before })).body.productEdition).toBe(
      before.productEdition,
    );
  });

  test.each([[['Public', ' Public ']], [['']], [[]]])(
    'saving the access types refuses %j',
    async accessType => {
      expect(await save({ accessType })).toMatchObject({
        status: 422,
        body: { errors: { accessType: expect.anything() } },
      });
    },
  );

  test('superadmins change the application properties, and staff can read them', async () => {
    expect((await save({ accessType: ['Open'] }, 'admin')).status).toBe(403);
    expect((await ask('GET /api/applications/properties', { as: 'user' })).status).toBe(403);
  });
});

test('GET /api/applications/formdata/{id} returns the fields that a clone starts with to superadmins', async () => {
  const { _id, tools, roles, adminUsers, subscriptionPlans, __v, ...fields } = await info(LARKSPUR);
  expect((await ask(`GET /api/applications/formdata/${LARKSPUR}`, { as })).body).toEqual(fields);
  expect((await ask(`GET /api/applications/formdata/${LARKSPUR}`, { as: 'admin' })).status).toBe(403);
  expect((await ask('GET /api/applications/formdata/nowhere', { as })).status).toBe(404);
});
