import { describe, expect, test } from 'vitest';
import { defaultConfigsTable } from '../../mocks/db/tables/defaultConfigs.ts';
import { ask, emittedEvents, emptied, signInAs, stored, withPlatform } from './standIn.ts';

withPlatform();

const LARKSPUR = '5f3c2a100002000000000000';
const HARLAN = '5f3c2a100002000000000002';
/** The first application that the admin does not administer. It has no configs. */
const OF_OTHERS = '5f3c2a100002000000000003';
const as = 'superadmin';

const text = `{
  "editorConfigs": [{ "name": "Parcels", "config": {"sections": [{"header": "Owner", "fields": ["NAME"]}]} }],
  "appConfig": { "map": {"operationalLayers": []}, "10": 1, "2": 1.0 },
  "resultsLayerConfigs": []
}`;

describe('GET /api/configs/application/{appId}', () => {
  test('the call for configs returns all configs of an application', async () => {
    const {
      status: httpStatus,
      headers,
      body,
    } = await ask('GET /api/configs/application/5f3c2a100002000000000000', {
      as,
    });
    expect([httpStatus, headers.get('Content-Type')]).toEqual([200, 'application/json']);
    const { operationalLayers } = body.appConfig.map;
    const [parcels] = body.resultsLayerConfigs;
    expect(operationalLayers.map(({ id }: { id: string }) => id)).toEqual([
      'Aerial Imagery',
      'Boundary',
      'Data Layers',
    ]);
    expect(operationalLayers[2].layers).toHaveLength(700);
    expect(operationalLayers[2].layers[0]).toMatchObject({
      id: 0,
      title: 'Parcels',
      url: 'https://gis.maps.example/arcgis/rest/services/Assessor/Parcels/MapServer/0',
    });
    expect(parcels).toEqual({
      name: 'Parcels',
      config: {
        label: 'Parcels',
        name: 'Parcels',
        fields: [
          { name: 'PARCEL_ID', alias: 'Parcel Number' },
          { name: 'NAME', alias: 'Owner' },
          { name: 'UPDATED', alias: 'Last Update' },
          { name: 'SHAPE_Area', alias: 'Area' },
        ],
        excludedisplayfields: ['OBJECTID', 'SHAPE_Area', 'SHAPE_Length'],
        searchfields: [
          {
            name: 'PARCEL_ID',
            label: 'Parcel Number',
            mask: '99-99-99-999-999',
            operator: '=',
            isOnlyForQuickSearch: false,
          },
          { name: 'NAME', label: 'Owner', mask: '', operator: 'LIKE', isOnlyForQuickSearch: false },
          {
            name: 'PARCEL_ID',
            label: 'Several Parcels',
            mask: '',
            operator: 'IN',
            isOnlyForQuickSearch: true,
          },
        ],
        actions: [
          {
            label: 'Property Card',
            type: 'link',
            icon: 'card',
            token: '',
            field: 'PARCEL_ID',
            checkfield: '',
            countyCode: '010',
            pathType: 'PRC',
          },
          {
            label: 'Photos',
            type: 'assets',
            icon: 'camera',
            token: '',
            field: 'PARCEL_ID',
            checkfield: 'UPDATED',
            countyCode: '010',
            pathType: 'Photo',
          },
          {
            label: 'Edit',
            type: 'EditFeature',
            icon: 'pencil',
            token: '',
            field: '',
            checkfield: '',
            countyCode: '',
            pathType: '',
          },
        ],
        symbol: {
          type: 'simple',
          label: 'Selected parcel',
          symbol: {
            type: 'esriSFS',
            style: 'esriSFSSolid',
            color: [17, 138, 225, 51],
            outline: { type: 'esriSLS', style: 'esriSLSSolid', color: [17, 138, 225, 255], width: 3 },
          },
        },
      },
    });
    expect(body.editorConfigs[0]).toEqual({
      name: 'Parcels',
      config: {
        sections: [
          { header: 'Parcel', fields: ['PARCEL_ID', 'NAME'] },
          { header: 'Record', fields: ['UPDATED'] },
        ],
      },
    });
  });

  test('the call for configs returns 404 for an application without configs and for an unknown one', async () => {
    expect(await ask(`GET /api/configs/application/${HARLAN}`, { as })).toMatchObject({
      status: 404,
      body: { message: 'Harlan County GIS has no configs yet' },
    });
    expect(await ask('GET /api/configs/application/nowhere', { as })).toMatchObject({
      status: 404,
      body: { message: 'There is no such application' },
    });
  });
});

describe('POST and PUT /api/configs/application/{appId}', () => {
  test('configs are created and replaced exactly as sent, and the change is announced', async () => {
    expect(await ask(`POST /api/configs/application/${HARLAN}`, { as, body: text })).toMatchObject({
      status: 200,
      text,
    });
    expect((await ask(`GET /api/configs/application/${HARLAN}`, { as })).text).toBe(text);
    const next = text.replace('1.0', '1.00').replace('[]', '[ ]');
    expect(await ask(`PUT /api/configs/application/${HARLAN}`, { as, body: next })).toMatchObject({
      status: 200,
      text: next,
    });
    expect((await ask(`GET /api/configs/application/${HARLAN}`, { as })).text).toBe(next);
    expect(emittedEvents).toEqual([
      ['configs:save', HARLAN],
      ['configs:save', HARLAN],
    ]);
  });

  test('creating configs is refused where some exist, and replacing them where none exist', async () => {
    expect(await ask(`POST /api/configs/application/${LARKSPUR}`, { as, body: text })).toMatchObject({
      status: 409,
      body: { message: 'Larkspur County Assessor already has configs' },
    });
    expect(await ask(`PUT /api/configs/application/${HARLAN}`, { as, body: text })).toMatchObject({
      status: 404,
      body: { message: 'Harlan County GIS has no configs yet' },
    });
    expect(emittedEvents).toEqual([]);
  });

  test('only one of two simultaneous creations of configs succeeds', async () => {
    const replies = await Promise.all(
      [1, 2].map(() => ask(`POST /api/configs/application/${HARLAN}`, { as, body: text })),
    );
    expect(replies.map(({ status: httpStatus }) => httpStatus).sort()).toEqual([200, 409]);
  });

  test('an admin reads and changes only the configs of their own applications', async () => {
    expect((await ask(`PUT /api/configs/application/${LARKSPUR}`, { as: 'admin', body: text })).status).toBe(
      200,
    );
    expect((await ask(`GET /api/configs/application/${LARKSPUR}`, { as: 'admin' })).text).toBe(text);
    for (const call of ['GET', 'POST', 'PUT'])
      expect(
        await ask(`${call} /api/configs/application/${OF_OTHERS}`, {
          as: 'admin',
          ...(call !== 'GET' && { body: text }),
        }),
      ).toMatchObject({ status: 403, body: { authorized: false } });
  });

  test('configs are copied when their application is cloned, and removed with it', async () => {
    const { body: of } = await ask(`GET /api/applications/fullinfo/${LARKSPUR}`, { as });
    const { _id, __v, ...fields } = of;
    const { body: made } = await ask('POST /api/applications', {
      as,
      body: { ...fields, applicationId: 'larkspur-2', cloneFrom: LARKSPUR },
    });
    expect((await ask(`GET /api/configs/application/${made._id}`, { as })).text).toBe(
      (await ask(`GET /api/configs/application/${LARKSPUR}`, { as })).text,
    );
    expect(emittedEvents).toContainEqual(['configs:save', made._id]);
    expect((await ask(`GET /api/daily-import/client/${made._id}`, { as })).status).toBe(404);
    await ask(`DELETE /api/applications/${LARKSPUR}`, { as });
    const left = await stored();
    for (const table of ['configs', 'daily_imports', 'daily_import_versions'])
      expect(left[table]!.filter(({ applicationId }) => applicationId === LARKSPUR)).toEqual([]);
    for (const entity of ['configs', 'daily-import'])
      expect(emittedEvents).toContainEqual([`${entity}:remove`, LARKSPUR]);
  });
});

describe('GET, POST and PUT /api/default-configs/', () => {
  const defaults = '{"defaultEditorConfigs":[],"appDefaultConfig":{"b":1.0,"a":{}}}';

  test('the default configs are returned to superadmins and admins', async () => {
    const { body } = await ask('GET /api/default-configs/', { as: 'admin' });
    expect(Object.keys(body)).toEqual([
      'appDefaultConfig',
      'defaultResultsLayerConfigs',
      'defaultEditorConfigs',
    ]);
    expect(body.defaultResultsLayerConfigs.map(({ name }: { name: string }) => name)).toEqual([
      'Parcels',
      'Address Points',
      'Zoning Districts',
    ]);
  });

  test('admins can replace the default configs, which are stored exactly as sent', async () => {
    expect(await ask('PUT /api/default-configs/', { as: 'admin', body: defaults })).toMatchObject({
      status: 200,
      text: defaults,
    });
    expect((await ask('GET /api/default-configs', { as })).text).toBe(defaults);
    expect(emittedEvents).toEqual([['default-configs:save', '']]);
  });

  test('default configs are created only where none exist', async () => {
    expect(await ask('POST /api/default-configs/', { as, body: defaults })).toMatchObject({
      status: 409,
      body: { message: 'The platform already has configs' },
    });
    await emptied(defaultConfigsTable);
    for (const [call, body] of [['GET'], ['PUT', defaults]])
      expect(await ask(`${call} /api/default-configs/`, { as, body })).toMatchObject({
        status: 404,
        body: { message: 'The platform has no configs yet' },
      });
    expect(await ask('POST /api/default-configs/', { as, body: defaults })).toMatchObject({
      status: 200,
      text: defaults,
    });
  });
});

describe.each([
  [`PUT /api/configs/application/${LARKSPUR}`, 'appConfig', 'resultsLayerConfigs'],
  ['PUT /api/default-configs/', 'appDefaultConfig', 'defaultResultsLayerConfigs'],
])('%s', (call, configDocument, list) => {
  const [, address] = call.split(' ');
  const sent = async (body: string) =>
    [await ask(call, { as, body }), await ask(`GET ${address}`, { as })] as const;

  test.each([
    [
      'numbers that a program would round',
      '{"a":12345678901234567890,"b":1.0,"c":5.6843418860808e-14,"d":-0,"e":1E400}',
    ],
    ['names in an order that a program would change', '{"b":1,"10":1,"a":1,"2":1}'],
    ['duplicate names', '{"a":1,"a":{"b":2},"a":3}'],
    [
      'names of object properties',
      '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"templates":[{"prototype":{"attributes":{}}}]}',
    ],
    ['a NUL', '"a\\u0000b"'],
    ['halves of a surrogate pair', '{"a":"\\ud83d","b":"\\uDE00 \\u00e9 é 😀"}'],
    ['any characters', '[null, [[]], "text", true, 7]'],
    ['a hundred levels', `${'['.repeat(97)}${']'.repeat(97)}`],
    [
      '2.6 megabytes',
      `[${Array.from({ length: 40_000 }, (_, n) => `{"id":${n},"url":"https://gis.example/layers/${n}/query"}`).join(',\n ')}]`,
    ],
  ])('saving configs keeps %s exactly as sent', async (_, config) => {
    const body = `{ "${configDocument}" : ${config},\n"${list}":[{"name":"Parcels","config":${config},"note":1.0}], "besides": 1.0 }`;
    const [answer, read] = await sent(body);
    expect([answer.status, answer.text === body, read.text === body]).toEqual([200, true, true]);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  test('saving configs removes a byte-order mark', async () => {
    const [, read] = await sent(`\uFEFF{"${configDocument}":{}}`);
    expect(read.text).toBe(`{"${configDocument}":{}}`);
  });

  test.each([
    [
      'documents in __proto__',
      () => `{"__proto__":{"${configDocument}":{}}}`,
      422,
      { errors: { [configDocument]: { message: 'There is no config in it' } } },
    ],
    [
      'a character that JSON does not allow',
      () => `{"${configDocument}":"a\0b"}`,
      400,
      { message: 'The body is not valid JSON' },
    ],
    [
      '10,000 levels',
      () => `{"${configDocument}":${'['.repeat(10_000)}${']'.repeat(10_000)}}`,
      400,
      { message: 'The body is nested too deeply' },
    ],
    ['incomplete JSON', () => `{"${configDocument}":{"a":1}`, 400, { message: 'The body is not valid JSON' }],
    [
      'ten megabytes',
      () => `{"${configDocument}":"${'x'.repeat(10_000_000)}"}`,
      413,
      { message: 'The body is too large' },
    ],
    [
      'a list of another type',
      () => `{"${list}":{"Parcels":{}}}`,
      422,
      { errors: { [list]: { message: expect.any(String) } } },
    ],
    [
      'a list with an invalid document',
      () => `{"${list}":["Parcels"]}`,
      422,
      { errors: { [`${list}.0`]: { message: expect.any(String) } } },
    ],
    [
      'no document',
      () => '{"besides":1}',
      422,
      { errors: { [configDocument]: { message: 'There is no config in it' } } },
    ],
    ['nothing', () => '', 422, { errors: { [configDocument]: { message: 'There is no config in it' } } }],
    ['a list', () => '[]', 422, { errors: { body: { message: expect.any(String) } } }],
    [
      'a field that clients would read as a refusal',
      () => `{"${configDocument}":{},"authorized":false}`,
      422,
      { errors: { authorized: { message: 'A field of this name cannot be stored' } } },
    ],
  ])('saving configs refuses %s and keeps the stored configs', async (_, body, httpStatus, refusal) => {
    const before = (await ask(`GET ${address}`, { as })).text;
    const [answer, read] = await sent(body());
    expect(answer).toMatchObject({ status: httpStatus, body: refusal });
    expect(read.text).toBe(before);
    expect(emittedEvents).toEqual([]);
  });
});

test('configs are sent and read unchanged with other list shapes and reference styles', async () => {
  await ask('POST /demo/refs', { body: { refs: 'ids' } });
  const token = await signInAs('superadmin');
  expect((await ask(`PUT /api/configs/application/${LARKSPUR}`, { token, body: text })).text).toBe(text);
});
