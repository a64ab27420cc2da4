import { describe, expect, test } from 'vitest';
import { ask, emittedEvents, userIdByAccount, withPlatform } from './standIn.ts';

withPlatform();
const as = 'admin';
const LARKSPUR = '5f3c2a100002000000000000';
const MILLBROOK = '5f3c2a100002000000000001';
const listed = async (id: string) => (await ask(`GET /api/layers/application/${id}`, { as })).body;
const zoning = {
  id: 14,
  name: 'Zoning',
  geometryType: 'Polygon',
  description: 'Districts',
  url: 'https://gis.example/arcgis/rest/services/Zoning/MapServer/14',
  editable: true,
  opacity: 0.7,
};

describe('layers of an application', () => {
  test('the 700 layers of an application are listed by name', async () => {
    const all = await listed(LARKSPUR);
    expect(all).toHaveLength(700);
    expect(all[0]).toEqual({
      _id: expect.any(String),
      id: 2,
      name: 'Address Points',
      geometryType: 'Point',
      description: '',
      url: 'https://gis.maps.example/arcgis/rest/services/Engineering/Roads/FeatureServer/2',
      editable: false,
      applicationId: LARKSPUR,
      __v: 0,
    });
  });

  test('a layer is created, changed with its unknown fields, and removed', async () => {
    const { status: httpStatus, body } = await ask(`POST /api/layers/${MILLBROOK}`, { as, body: zoning });
    expect([httpStatus, body]).toEqual([
      200,
      { ...zoning, _id: expect.any(String), applicationId: MILLBROOK, __v: 0 },
    ]);
    const changed = { ...body, id: 'zoning', name: 'Zoning Districts' };
    expect((await ask(`PUT /api/layers/${body._id}`, { as, body: changed })).body).toEqual({
      ...changed,
      __v: 1,
    });
    expect((await ask(`PUT /api/layers/${body._id}`, { as, body: changed })).status).toBe(409);
    expect((await ask(`DELETE /api/layers/${body._id}`, { as })).status).toBe(204);
    expect((await listed(MILLBROOK)).some(({ _id }: { _id: string }) => _id === body._id)).toBe(false);
    expect(emittedEvents).toEqual([
      ['layers:save', body._id],
      ['layers:save', body._id],
      ['layers:remove', body._id],
    ]);
  });

  test.each([
    ['name', ' '],
    ['geometryType', 'esriGeometryPolygon'],
  ])('a layer with an invalid %s is refused', async (field, value) => {
    expect(
      await ask(`POST /api/layers/${MILLBROOK}`, { as, body: { ...zoning, [field]: value } }),
    ).toMatchObject({ status: 422, body: { errors: { [field]: {} } } });
  });

  test('an admin cannot change the layers of other applications', async () => {
    const [layer] = (await ask('GET /api/layers/application/5f3c2a100002000000000002', { as: 'superadmin' }))
      .body;
    expect((await ask(`PUT /api/layers/${layer._id}`, { as, body: layer })).status).toBe(403);
    expect((await ask(`DELETE /api/layers/${layer._id}`, { as })).status).toBe(403);
  });
});

describe('field apps of an application', () => {
  const FIELD_REVIEW = '5f3c2a100013000000000000';
  const of = async (id: string) => (await ask(`GET /api/field/${id}`, { as })).body;

  test('field apps have services with layers, tile packages, readers and writers', async () => {
    const [review] = await of(LARKSPUR);
    expect(review).toMatchObject({
      _id: FIELD_REVIEW,
      fieldAppName: 'Field Review',
      faServices: [
        {
          faServiceTypeID: 'Static',
          faservicelayers: [
            { faservicelayerName: 'Parcels', faServiceLayerMinScale: 24_000, faServiceLayerMaxScale: 0 },
            {},
            {},
          ],
        },
        { faServiceTypeID: 'Edit' },
      ],
    });
    expect(review.faTPKS[1]).toMatchObject({
      faTPKName: 'Streets',
      faTPKPath: '/tiles/streets.tpk',
      faTPKSize: 96_468_992,
      CreatedOn: expect.any(Number),
    });
    expect(review.readUsers).toHaveLength(6);
    expect(review.writeUsers[0]).toEqual({
      _id: expect.any(String),
      firstName: expect.any(String),
      lastName: expect.any(String),
      email: expect.any(String),
    });
  });

  test('updating a field app stores all its fields, including unknown nested ones', async () => {
    const [review] = await of(LARKSPUR);
    const body = {
      ...review,
      kiosk: true,
      faServices: [{ ...review.faServices[0], cache: { days: 3 } }],
      readUsers: ['5f3c2a100001000000000002'],
    };
    expect((await ask(`PUT /api/field/${FIELD_REVIEW}`, { as, body })).status).toBe(200);
    expect((await of(LARKSPUR))[0]).toMatchObject({
      kiosk: true,
      faServices: [{ cache: { days: 3 } }],
      readUsers: [{ firstName: 'Grace' }],
      writeUsers: review.writeUsers,
      __v: 1,
    });
    expect((await ask(`PUT /api/field/${FIELD_REVIEW}`, { as, body })).status).toBe(409);
  });

  test('POST /api/field/{appId} creates a field app', async () => {
    const { body } = await ask(`POST /api/field/${MILLBROOK}`, {
      as,
      body: { fieldAppName: 'Signs', faServices: [], faTPKS: [], readUsers: [], writeUsers: [] },
    });
    expect((await of(MILLBROOK)).map(({ _id }: { _id: string }) => _id)).toContain(body._id);
    expect(emittedEvents).toEqual([['field:save', body._id]]);
  });

  test('an admin can add to a field app only users they can see, and others count as unknown', async () => {
    const [review] = await of(LARKSPUR);
    const [seen, unseen] = [await userIdByAccount('keeper'), await userIdByAccount('temporary')];
    const save = async (who: string, people: object) => {
      const { readUsers, writeUsers, __v } = (await of(LARKSPUR))[0];
      return ask(`PUT /api/field/${FIELD_REVIEW}`, {
        as: who,
        body: { ...review, readUsers, writeUsers, __v, ...people },
      });
    };
    expect((await save(as, { readUsers: [seen] })).status).toBe(200);
    for (const field of ['readUsers', 'writeUsers']) {
      const refused = await save(as, { [field]: ['5f3c2a1000010000ffffffff'] });
      expect(refused).toMatchObject({
        status: 422,
        body: { errors: { [field]: { message: 'One of these does not exist any more' } } },
      });
      expect((await save(as, { [field]: [seen, unseen] })).text).toBe(refused.text);
      expect(
        (
          await ask(`POST /api/field/${MILLBROOK}`, {
            as,
            body: { fieldAppName: 'Signs', [field]: [unseen] },
          })
        ).text,
      ).toBe(refused.text);
    }
    expect((await save('superadmin', { readUsers: [unseen] })).status).toBe(200);
    const { body } = await save(as, { writeUsers: [unseen, seen] });
    expect(
      [body.readUsers, body.writeUsers].map(people => people.map(({ _id }: { _id: string }) => _id)),
    ).toEqual([[unseen], [unseen, seen]]);
  });

  test('a field app refuses a minimum scale below the maximum scale if both are set', async () => {
    const save = (min: number, max: number) =>
      ask(`POST /api/field/${MILLBROOK}`, {
        as,
        body: {
          fieldAppName: 'Scales',
          faServices: [
            {
              faServiceTypeID: 'Edit',
              faservicelayers: [{ faServiceLayerMinScale: min, faServiceLayerMaxScale: max }],
            },
          ],
        },
      });
    expect(await save(500, 5_000)).toMatchObject({
      status: 422,
      body: { errors: { 'faServices.0.faservicelayers.0.faServiceLayerMinScale': {} } },
    });
    for (const [min, max] of [
      [5_000, 500],
      [0, 500],
      [500, 0],
    ] as const)
      expect((await save(min, max)).status).toBe(200);
  });
});

describe('map services', () => {
  const ROOT = 'https://gis.maps.example/arcgis/rest/services';
  const at = (service: string) => new URLSearchParams({ url: `${ROOT}/${service}` });

  test('map services are listed, with the layers, fields and descriptions of each', async () => {
    const { services } = (await ask('GET /api/applications/list-services', { as })).body;
    expect(services[0]).toEqual({
      name: 'Assessor/Parcels',
      type: 'MapServer',
      url: `${ROOT}/Assessor/Parcels/MapServer`,
    });
    expect(
      (await ask(`GET /api/applications/service-layers?${at('Assessor/Parcels/MapServer')}`, { as })).body
        .layers[0],
    ).toEqual({
      id: 0,
      name: 'Parcels',
      geometryType: 'esriGeometryPolygon',
    });
    expect(
      (await ask(`GET /api/applications/layer-fields?${at('Assessor/Parcels/MapServer/0')}`, { as })).body
        .fields[2],
    ).toEqual({
      name: 'PARCEL_ID',
      type: 'esriFieldTypeString',
      alias: 'Parcel Number',
      length: 20,
    });
    expect(
      (await ask(`GET /api/applications/dynamic-layer-details?${at('Assessor/Parcels/MapServer/0')}`, { as }))
        .body,
    ).toMatchObject({
      id: 0,
      name: 'Parcels',
      type: 'Feature Layer',
      geometryType: 'esriGeometryPolygon',
      description: 'Boundaries and numbers of the roll',
    });
  });

  test('a secured map service responds as ArcGIS does, and accepts the platform’s own sign-in', async () => {
    expect(
      await ask(`GET /api/applications/service-layers?${at('Utilities/Water/MapServer')}`, { as }),
    ).toMatchObject({
      status: 200,
      body: { error: { code: 499, message: 'Token Required' } },
    });
    expect(
      (
        await ask(`GET /api/applications/service-layers?${at('Utilities/Water/MapServer')}&isSecured=true`, {
          as,
        })
      ).body.layers,
    ).toHaveLength(3);
    expect(
      (
        await ask(
          `GET /api/applications/service-layers?${at('Sheriff/Incidents/MapServer')}&isSecured=true`,
          { as },
        )
      ).body.error.code,
    ).toBe(403);
  });

  test('a map service that does not respond or does not exist is reported', async () => {
    expect(
      await ask(`GET /api/applications/service-layers?${at('Imagery/Oblique/MapServer')}`, { as }),
    ).toMatchObject({
      status: 502,
      body: { message: 'The service does not answer' },
    });
    expect(
      (await ask(`GET /api/applications/service-layers?${at('Nowhere/MapServer')}`, { as })).body.error.code,
    ).toBe(400);
    expect(
      (await ask(`GET /api/applications/layer-fields?${at('Assessor/Parcels/MapServer/99')}`, { as })).body
        .error.code,
    ).toBe(400);
  });
});
