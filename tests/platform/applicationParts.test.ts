import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { ask, emittedEvents, executeSql, signInAs, userIdByAccount, withPlatform } from './standIn.ts';

withPlatform();
const as = 'admin';
const LARKSPUR = '5f3c2a100002000000000000';
const MILLBROOK = '5f3c2a100002000000000001';
const HARLAN = '5f3c2a100002000000000002';
const EASTON = '5f3c2a100002000000000003';
const GRACE = '5f3c2a100001000000000002';
const info = async (id: string) =>
  (await ask(`GET /api/applications/fullinfo/${id}`, { as: 'superadmin' })).body;
const toolsOf = async (id: string): Promise<string[]> =>
  (await info(id)).tools.map(({ _id }: { _id: string }) => _id);

describe('POST /api/applications/update/paths {paths, _id}', () => {
  const update = (paths: unknown, _id = LARKSPUR, who = as) =>
    ask('POST /api/applications/update/paths', { as: who, body: { paths, _id } });

  test('updating the paths replaces the complete list, keeps unknown fields and returns the application', async () => {
    const paths = [
      { pathType: 'BridgeReport', path: 'https://files.larkspur.example/bridges' },
      { pathType: 'sectiondeeds', path: 'http://deeds.example/', note: 'scanned' },
    ];
    expect(await update(paths)).toMatchObject({ status: 200, body: { _id: LARKSPUR, paths, __v: 1 } });
    expect((await info(LARKSPUR)).paths).toEqual(paths);
    expect(emittedEvents).toEqual([['applications:save', LARKSPUR]]);
  });

  test.each([
    'Photo',
    'Sketch',
    'Sales Disclosure',
    'Plat',
    'PRC',
    'TieCard',
    'sectiondeeds',
    'LOMA',
    'BridgeReport',
  ])('a path may have the type %s', async pathType => {
    expect((await update([{ pathType, path: 'https://files.example/' }])).status).toBe(200);
  });

  test('updating the paths refuses a new invalid path and keeps invalid paths stored earlier', async () => {
    const { paths } = await info(LARKSPUR);
    for (const path of ['files.example', 'javascript:alert(1)', ''])
      expect(await update([...paths, { pathType: 'Plat', path }])).toMatchObject({
        status: 422,
        body: { errors: { [`paths.${paths.length}.path`]: { message: 'The path is not a valid URL' } } },
      });
    expect((await update([{ pathType: 'Song', path: 'https://files.example' }])).status).toBe(422);
    await executeSql(
      sql`update applications set paths = ${JSON.stringify([{ pathType: 'Old', path: 'somewhere' }])}::jsonb where id = ${LARKSPUR}`,
    );
    expect(
      (
        await update([
          { pathType: 'Old', path: 'somewhere' },
          { pathType: 'Plat', path: 'https://files.example' },
        ])
      ).status,
    ).toBe(200);
  });
});

describe('POST /api/applications/update/county {county, _id}', () => {
  const update = (county: unknown) =>
    ask('POST /api/applications/update/county', { as, body: { county, _id: MILLBROOK } });

  test('updating the county stores its code and links', async () => {
    const county = {
      code: '045',
      links: [{ linkName: 'Treasurer', linkPath: 'https://treasurer.example' }],
      region: 'North',
    };
    expect(await update(county)).toMatchObject({ status: 200, body: { _id: MILLBROOK, county } });
    expect((await info(MILLBROOK)).county).toEqual(county);
  });

  test('updating the county refuses a missing code and an invalid link', async () => {
    expect(await update({ code: ' ' })).toMatchObject({
      status: 422,
      body: { errors: { 'county.code': { message: 'County code is required' } } },
    });
    expect(await update({ code: '1', links: [{ linkName: 'A', linkPath: 'a' }] })).toMatchObject({
      status: 422,
      body: { errors: { 'county.links.0.linkPath': { message: 'Path field is not a valid URL' } } },
    });
  });
});

describe('PUT /api/applications/{id} and POST /api/applications', () => {
  const put = (body: object) => ask(`PUT /api/applications/${LARKSPUR}`, { as, body });
  const make = (body: object) =>
    ask('POST /api/applications', {
      as,
      body: {
        applicationId: 'new',
        applicationName: 'New',
        applicationDatabase: 'new',
        disclaimer: 'None',
        applicationDomainName: 'https://new.example',
        productEdition: 'Summit',
        accessType: 'Public',
        ...body,
      },
    });

  test.each([
    [
      { paths: [{ pathType: 'Plat', path: 'javascript:alert(1)' }] },
      'paths.0.path',
      'The path is not a valid URL',
    ],
    [
      { paths: [{ pathType: 'Song', path: 'https://files.example' }] },
      'paths.0.pathType',
      expect.any(String),
    ],
    [
      { county: { code: '1', links: [{ linkName: 'A', linkPath: 'javascript:alert(1)' }] } },
      'county.links.0.linkPath',
      'Path field is not a valid URL',
    ],
    [{ county: { code: ' ' } }, 'county.code', 'County code is required'],
  ])('saving an application refuses %j', async (body, field, message) => {
    for (const send of [put, make])
      expect(await send(body)).toMatchObject({ status: 422, body: { errors: { [field]: { message } } } });
  });

  test('saving an application accepts invalid paths stored earlier, and a missing county', async () => {
    const [paths, county] = [
      [{ pathType: 'Old', path: 'somewhere' }],
      { code: '', links: [{ linkName: 'A', linkPath: 'a' }] },
    ];
    await executeSql(
      sql`update applications set paths = ${JSON.stringify(paths)}::jsonb, county = ${JSON.stringify(county)}::jsonb where id = ${LARKSPUR}`,
    );
    expect(
      await put({
        paths: [...paths, { pathType: 'Plat', path: 'https://files.example' }],
        county,
        description: 'As it was',
      }),
    ).toMatchObject({ status: 200, body: { county, description: 'As it was' } });
    expect((await make({ county: null })).status).toBe(200);
  });
});

describe('the tools of an application', () => {
  const [ONE, TWO] = ['5f3c2a10000c000000000000', '5f3c2a10000c000000000001'];

  test('POST /api/applications/add/tool/bulk {tools, _id} adds the tools that are missing', async () => {
    await ask(`PUT /api/applications/${LARKSPUR}`, { as, body: { tools: [TWO] } });
    expect(
      await ask('POST /api/applications/add/tool/bulk', { as, body: { tools: [ONE, TWO], _id: LARKSPUR } }),
    ).toMatchObject({ status: 200, body: { tools: [{ _id: TWO }, { _id: ONE }] } });
    expect(
      (await ask('POST /api/applications/add/tool/bulk', { as, body: { tools: ['nothing'], _id: LARKSPUR } }))
        .status,
    ).toBe(422);
  });

  test('DELETE /api/applications/remove/tool/{appId}/{toolId} removes one tool', async () => {
    await ask(`PUT /api/applications/${LARKSPUR}`, { as, body: { tools: [ONE, TWO] } });
    expect(await ask(`DELETE /api/applications/remove/tool/${LARKSPUR}/${ONE}`, { as })).toMatchObject({
      status: 200,
      body: { tools: [{ _id: TWO }] },
    });
    expect((await ask(`DELETE /api/applications/remove/tool/${LARKSPUR}/${ONE}`, { as })).status).toBe(404);
  });

  test('POST /api/applications/copy/tools {from, to} adds the tools of another application, which keeps its own', async () => {
    await ask(`PUT /api/applications/${LARKSPUR}`, { as, body: { tools: [ONE] } });
    await ask(`PUT /api/applications/${MILLBROOK}`, { as, body: { tools: [TWO, ONE] } });
    await ask('POST /api/applications/copy/tools', { as, body: { from: MILLBROOK, to: LARKSPUR } });
    expect([await toolsOf(LARKSPUR), await toolsOf(MILLBROOK)]).toEqual([
      [ONE, TWO],
      [TWO, ONE],
    ]);
  });

  test('copying tools needs administration of both applications', async () => {
    for (const [from, to] of [
      [HARLAN, LARKSPUR],
      [LARKSPUR, HARLAN],
    ])
      expect((await ask('POST /api/applications/copy/tools', { as, body: { from, to } })).status).toBe(403);
  });
});

describe('the users of an application', () => {
  test('GET /api/applications/{id}/users lists all users of the application', async () => {
    const { body } = await ask(`GET /api/applications/${EASTON}/users`, { as: 'superadmin' });
    expect(body).toHaveLength(140);
    expect(body[0]).toMatchObject({
      _id: expect.any(String),
      firstName: expect.any(String),
      email: expect.any(String),
      isActive: expect.any(Boolean),
    });
  });

  test('POST /api/applications/{id}/users adds a user, and refuses it a second time with a text', async () => {
    const [token, walter] = [await signInAs('superadmin'), await userIdByAccount('keeper')];
    await ask(`DELETE /api/applications/${EASTON}/users/${walter}`, { token });
    const { status: httpStatus, body } = await ask(`POST /api/applications/${EASTON}/users`, {
      token,
      body: { userId: walter },
    });
    expect([httpStatus, body.some(({ _id }: { _id: string }) => _id === walter)]).toEqual([200, true]);
    const again = await ask(`POST /api/applications/${EASTON}/users`, { token, body: { userId: walter } });
    expect([again.status, again.headers.get('Content-Type'), again.text]).toEqual([
      400,
      'text/plain; charset=UTF-8',
      'Walter Amari is already a user of Town of Easton Falls.',
    ]);
  });

  test('DELETE /api/applications/{id}/users/{userId} removes a user', async () => {
    expect(
      (await ask(`DELETE /api/applications/${EASTON}/users/${GRACE}`, { as: 'superadmin' })).status,
    ).toBe(204);
    expect(
      (await ask(`DELETE /api/applications/${EASTON}/users/${GRACE}`, { as: 'superadmin' })).status,
    ).toBe(404);
  });

  test('GET /api/users/subscription-override/{appId} lists the users who need no subscription', async () => {
    const { body } = await ask(`GET /api/users/subscription-override/${LARKSPUR}`, { as });
    expect(body.length).toBeGreaterThan(3);
    expect(body[0]).toMatchObject({ _id: expect.any(String), email: expect.any(String) });
    expect((await ask('GET /api/users/subscription-override/nowhere', { as })).status).toBe(404);
  });
});

test.each([
  ['POST /api/applications/update/county', { county: { code: '1' }, _id: HARLAN }],
  ['POST /api/applications/update/paths', { paths: [], _id: HARLAN }],
  ['POST /api/applications/add/tool/bulk', { tools: [], _id: HARLAN }],
  [`DELETE /api/applications/remove/tool/${HARLAN}/5f3c2a10000c000000000000`, undefined],
  [`GET /api/applications/${HARLAN}/users`, undefined],
  [`POST /api/applications/${HARLAN}/users`, { userId: GRACE }],
  [`DELETE /api/applications/${HARLAN}/users/${GRACE}`, undefined],
  [`GET /api/users/subscription-override/${HARLAN}`, undefined],
  [`GET /api/applications/${HARLAN}/workOrderDepartments`, undefined],
  [
    'PUT /api/applications/workOrderDepartments/5f3c2a100012000000000006/users/5f3c2a100001000000000002/userTypes/users',
    undefined,
  ],
  [
    'DELETE /api/applications/workOrderDepartments/5f3c2a100012000000000006/users/5f3c2a100001000000000002/userTypes/users',
    undefined,
  ],
  [`GET /api/layers/application/${HARLAN}`, undefined],
  [`POST /api/layers/${HARLAN}`, { name: 'Mine', geometryType: 'Point' }],
  [`GET /api/protectedLayers/application/${HARLAN}`, undefined],
  [`POST /api/protectedLayers/application/${HARLAN}`, { groupName: 'Mine', groupIndex: 1 }],
  [`GET /api/field/${HARLAN}`, undefined],
  [`POST /api/field/${HARLAN}`, { fieldAppName: 'Mine' }],
  ['PUT /api/field/5f3c2a100013000000000002', { _id: '5f3c2a100013000000000002', fieldAppName: 'Mine' }],
])('an admin of other applications is refused %s', async (call, body) => {
  expect(await ask(call, { as, body })).toMatchObject({ status: 403, body: { authorized: false } });
});
