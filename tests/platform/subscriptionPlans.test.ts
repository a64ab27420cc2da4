import { describe, expect, test } from 'vitest';
import { ask, emittedEvents, withPlatform } from './standIn.ts';

withPlatform();
const as = 'admin';
const LARKSPUR = '5f3c2a100002000000000000';
const HARLAN = '5f3c2a100002000000000002';
const STANDARD = '5f3c2a10000d000000000001';
const HARLANS = '5f3c2a10000d0000000007d1';
const ID = /^[0-9a-f]{24}$/;
const standard = {
  _id: STANDARD,
  application: LARKSPUR,
  name: 'Standard',
  description: 'For title companies and realtors',
  periods: [
    { _id: '5f3c2a10000e000000000064', name: 'Day pass', interval: 'day', intervalCount: 1, price: 12 },
    { _id: '5f3c2a10000e000000000065', name: 'Monthly', interval: 'month', intervalCount: 1, price: 49 },
    { _id: '5f3c2a10000e000000000066', name: 'Quarter', interval: 'month', intervalCount: 3, price: 129 },
    { _id: '5f3c2a10000e000000000067', name: 'Annual', interval: 'year', intervalCount: 1, price: 480 },
  ],
  purposes: ['5f3c2a100008000000000000', '5f3c2a100008000000000001', '5f3c2a100008000000000002'],
  toolgroups: ['5f3c2a10000b000000000000', '5f3c2a10000b000000000001', '5f3c2a10000b000000000003'],
  tools: ['5f3c2a10000c00000000000c', '5f3c2a10000c00000000000d', '5f3c2a10000c000000000012'],
  __v: 0,
};
const get = async () => (await ask(`GET /api/subscription-plans/${STANDARD}`, { as })).body;
const put = (body: object, who = as) => ask(`PUT /api/subscription-plans/${STANDARD}`, { as: who, body });
const add = (body: unknown, who = as) =>
  ask(`POST /api/subscription-plans/${STANDARD}/add-period`, { as: who, body });
const WEEK = { name: 'Two weeks', interval: 'week', intervalCount: 2, price: 29.99 };
/** The plan Standard with a change of its monthly period. */
const withMonthly = (change: object) => ({
  ...standard,
  periods: standard.periods.map((period, n) => (n === 1 ? { ...period, ...change } : period)),
});

describe('GET /api/subscription-plans/{id}', () => {
  test('the call for a plan returns its periods, and its contents by ID', async () => {
    expect(await ask(`GET /api/subscription-plans/${STANDARD}`, { as })).toMatchObject({
      status: 200,
      body: standard,
    });
    expect(await get()).toEqual(standard);
  });

  test('the call for an unknown plan returns 404', async () => {
    for (const id of ['nothing', LARKSPUR])
      expect(await ask(`GET /api/subscription-plans/${id}`, { as })).toMatchObject({
        status: 404,
        body: { message: 'There is no such plan' },
      });
  });
});

describe('POST /api/subscription-plans/{appId}', () => {
  test('a new plan belongs to its application and is empty', async () => {
    const reply = await ask(`POST /api/subscription-plans/${LARKSPUR}`, {
      as,
      body: { name: ' Title Company ', description: 'Many searches a day' },
    });
    const plan = {
      _id: expect.stringMatching(ID),
      application: LARKSPUR,
      name: 'Title Company',
      description: 'Many searches a day',
      periods: [],
      purposes: [],
      toolgroups: [],
      tools: [],
      __v: 0,
    };
    expect([reply.status, reply.body]).toEqual([200, plan]);
    expect(emittedEvents).toEqual([['subscription-plans:save', reply.body._id]]);
    expect((await ask(`GET /api/subscription-plans/${reply.body._id}`, { as })).body).toEqual(reply.body);
  });

  test('a plan needs a name of at most 250 characters, which may be used twice', async () => {
    const make = (body: unknown) => ask(`POST /api/subscription-plans/${LARKSPUR}`, { as, body });
    for (const body of [
      {},
      { name: '' },
      { name: ' \n ' },
      { name: 7 },
      { name: ['Basic'] },
      { name: 'x'.repeat(251) },
    ])
      expect(await make(body)).toMatchObject({
        status: 422,
        body: { errors: { name: { message: expect.stringMatching(/./) } } },
      });
    expect(await make({ name: 'Basic' })).toMatchObject({
      status: 200,
      body: { name: 'Basic', description: '' },
    });
    expect(emittedEvents).toHaveLength(1);
  });

  test('creating a plan for an unknown application returns 404', async () => {
    expect(
      (await ask('POST /api/subscription-plans/nowhere', { as: 'superadmin', body: { name: 'X' } })).status,
    ).toBe(404);
    expect(
      (await ask(`POST /api/subscription-plans/${STANDARD}`, { as: 'superadmin', body: { name: 'X' } }))
        .status,
    ).toBe(404);
  });

  test('creating a plan ignores periods and another application in its body', async () => {
    const { body } = await ask(`POST /api/subscription-plans/${LARKSPUR}`, {
      as,
      body: { ...standard, application: HARLAN },
    });
    expect(body).toMatchObject({ application: LARKSPUR, periods: [], tools: [], __v: 0 });
    expect(body._id).not.toBe(STANDARD);
  });
});

describe('POST /api/subscription-plans/{id}/add-period', () => {
  test('adding a period gives it a new id', async () => {
    const reply = await add(WEEK);
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({
      ...standard,
      periods: [...standard.periods, { ...WEEK, _id: expect.stringMatching(ID) }],
      __v: 1,
    });
    expect(emittedEvents).toEqual([['subscription-plans:save', STANDARD]]);
    expect(await get()).toEqual(reply.body);
  });

  test('adding a period ignores a given id and keeps unknown fields', async () => {
    const { body } = await add({ ...WEEK, _id: '5f3c2a10000e000000000065', color: 'blue' });
    expect(body.periods.at(-1)).toEqual({ ...WEEK, color: 'blue', _id: expect.stringMatching(ID) });
    expect(new Set(body.periods.map(({ _id }: { _id: string }) => _id)).size).toBe(5);
  });

  test.each([
    ['name', ['', '  ', undefined, 7, 'x'.repeat(251)]],
    ['interval', ['decade', '', 'Month', undefined, null, 'constructor']],
    ['intervalCount', [0.5, 0, -1, '1e3', '1', '', null, undefined, 157, 1e300]],
    ['price', ['1e3', '49', '', null, undefined, -0.01, 0.001, 49.999, 1_000_000, 1e300]],
  ])('adding a period refuses every %s that is not documented', async (field, values) => {
    for (const value of values)
      expect(await add({ ...WEEK, [field]: value })).toMatchObject({
        status: 422,
        body: { errors: { [field]: { message: expect.stringMatching(/./) } } },
      });
    expect(await add('{"name":"Endless","interval":"day","intervalCount":1,"price":1e999}')).toMatchObject({
      status: 422,
    });
    expect(await get()).toEqual(standard);
    expect(emittedEvents).toEqual([]);
  });

  test('a period may have a price to the cent, or no price', async () => {
    for (const price of [0, 0.01, 0.29, 19.99, 1234.1, 999_999.99])
      expect((await add({ ...WEEK, price })).body.periods.at(-1).price).toBe(price);
  });

  test('ten periods that are added at the same time are all kept', async () => {
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, n) => add({ ...WEEK, name: `Option ${n}` })),
    );
    expect(replies.map(({ status: httpStatus }) => httpStatus)).toEqual(Array(10).fill(200));
    const { periods, __v } = await get();
    expect([new Set(periods.map(({ _id }: { _id: string }) => _id)).size, __v]).toEqual([14, 10]);
  });
});

describe('PUT /api/subscription-plans/{id}', () => {
  test('updating a plan stores its texts, the names of its periods and its contents', async () => {
    const changed = {
      ...withMonthly({ name: 'By the month' }),
      name: ' Standard Plus ',
      description: '',
      purposes: [],
      toolgroups: standard.toolgroups.toReversed(),
      tools: [...standard.tools, '5f3c2a10000c000000000000'],
    };
    const reply = await put(changed);
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ ...changed, name: 'Standard Plus', __v: 1 });
    expect(emittedEvents).toEqual([['subscription-plans:save', STANDARD]]);
    expect(await get()).toEqual(reply.body);
  });

  test('the contents of a plan may be sent as objects, and are returned as unique IDs', async () => {
    const objects = {
      application: { _id: LARKSPUR, applicationName: 'Larkspur County Assessor' },
      purposes: [
        { _id: '5f3c2a100008000000000003', purposeName: 'Parcel Editing' },
        '5f3c2a100008000000000003',
      ],
      toolgroups: [{ _id: '5f3c2a10000b000000000006' }],
      tools: [
        '5f3c2a10000c000000000001',
        { _id: '5f3c2a10000c000000000002', toolName: 'Parcel Number Search' },
      ],
    };
    expect((await put({ ...standard, ...objects })).body).toMatchObject({
      application: LARKSPUR,
      purposes: ['5f3c2a100008000000000003'],
      toolgroups: ['5f3c2a10000b000000000006'],
      tools: ['5f3c2a10000c000000000001', '5f3c2a10000c000000000002'],
    });
  });

  test('updating a plan refuses unknown contents, with an error for each kind', async () => {
    const message = 'One of these does not exist any more';
    const body = {
      ...standard,
      purposes: ['5f3c2a10000c000000000000'],
      toolgroups: ['none'],
      tools: [...standard.tools, ''],
    };
    expect(await put(body)).toMatchObject({
      status: 422,
      body: { errors: { purposes: { message }, toolgroups: { message }, tools: { message } } },
    });
    for (const tools of [[7], [null], [{}], 'all', { 0: STANDARD }])
      expect((await put({ ...standard, tools })).status).toBe(422);
    expect(await get()).toEqual(standard);
  });

  test.each([
    ['interval', 'week', 'The interval of a saved option cannot be changed'],
    ['intervalCount', 2, 'The count of a saved option cannot be changed'],
    ['price', 48.99, 'The price of a saved option cannot be changed'],
  ])('the %s of a saved period cannot be changed', async (field, value, message) => {
    const refused = await put(withMonthly({ name: 'By the month', [field]: value }));
    expect([refused.status, refused.body.errors]).toEqual([422, { [`periods.1.${field}`]: { message } }]);
    expect(await get()).toEqual(standard);
  });

  test('updating a plan neither adds nor removes periods', async () => {
    const added = 'A new option needs a request of its own';
    const removed = { periods: { message: 'A saved option cannot be removed' } };
    const [day, ...others] = standard.periods;
    expect((await put({ ...standard, periods: [...standard.periods, WEEK] })).body.errors).toEqual({
      'periods.4': { message: added },
    });
    expect((await put({ ...standard, periods: [...standard.periods, day] })).body.errors).toEqual({
      'periods.4': { message: added },
    });
    expect((await put({ ...standard, periods: others })).body.errors).toEqual(removed);
    expect((await put({ ...standard, periods: undefined })).body.errors).toEqual(removed);
    expect((await put({ ...standard, periods: [...others, { ...day, _id: 'other' }] })).body.errors).toEqual({
      'periods.3': { message: added },
      ...removed,
    });
    expect(await get()).toEqual(standard);
  });

  test('updating a plan can change the order of its periods', async () => {
    expect((await put({ ...standard, periods: standard.periods.toReversed() })).body.periods).toEqual(
      standard.periods.toReversed(),
    );
  });

  test('updating a plan needs its name and the names of its periods', async () => {
    expect((await put({ ...standard, name: ' ' })).body.errors).toHaveProperty('name');
    expect((await put({ ...standard, name: 'x'.repeat(251) })).body.errors).toHaveProperty('name');
    expect((await put(withMonthly({ name: '' }))).body.errors).toHaveProperty(['periods.1.name']);
    expect((await put(withMonthly({ name: 'x'.repeat(251) }))).body.errors).toHaveProperty([
      'periods.1.name',
    ]);
  });

  test('updating a plan keeps unknown fields of the plan and its periods while they are sent', async () => {
    const known = { ...withMonthly({ stripeId: 'price_1' }), region: { code: 17 } };
    expect((await put(known)).body).toEqual({ ...known, __v: 1 });
    expect((await add(WEEK)).body).toMatchObject({
      region: { code: 17 },
      periods: { 1: { stripeId: 'price_1' } },
    });
    const [week] = (await get()).periods.slice(-1);
    expect((await put({ ...standard, periods: [...standard.periods, week], __v: 2 })).body).toEqual({
      ...standard,
      periods: [...standard.periods, week],
      __v: 3,
    });
  });

  test('unknown fields of a plan and its periods have together at most 64 KiB', async () => {
    const note = 'x'.repeat(40_000);
    expect((await put(withMonthly({ note }))).status).toBe(200);
    for (const [body, call] of [
      [{ ...withMonthly({ note }), note, __v: 1 }, put],
      [{ ...WEEK, note }, add],
    ] as const)
      expect(await call(body)).toMatchObject({
        status: 413,
        body: { message: 'The unknown fields exceed 64 KiB' },
      });
  });

  test('updating a plan returns 409 for an older version and 404 for an unknown plan', async () => {
    await add(WEEK);
    expect(await put(standard)).toMatchObject({
      status: 409,
      body: { message: 'Another user has changed this in the meantime' },
    });
    for (const __v of [-1, 0.5, 1e300]) expect((await put({ ...(await get()), __v })).status).toBe(409);
    expect((await ask('PUT /api/subscription-plans/nothing', { as, body: standard })).status).toBe(404);
  });

  test('only one of ten simultaneous updates of the same plan version succeeds', async () => {
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, n) => put({ ...standard, name: `Standard ${n}` })),
    );
    expect(replies.map(({ status: httpStatus }) => httpStatus).sort()).toEqual([200, ...Array(9).fill(409)]);
  });

  test('updating a plan uses the id of the address and refuses another application', async () => {
    const reply = await put({ ...standard, _id: HARLANS, name: 'Moved' });
    expect(reply.body).toMatchObject({ _id: STANDARD, name: 'Moved' });
    expect(await put({ ...standard, application: HARLAN, __v: 1 })).toMatchObject({
      status: 422,
      body: { errors: { application: { message: 'A plan cannot be moved to another application' } } },
    });
    expect((await ask(`GET /api/subscription-plans/${HARLANS}`, { as: 'superadmin' })).body.application).toBe(
      HARLAN,
    );
  });
});

describe('an admin', () => {
  test('an admin reads, creates and changes only plans of their own applications', async () => {
    const others = [
      `GET /api/subscription-plans/${HARLANS}`,
      `POST /api/subscription-plans/${HARLAN}`,
      `PUT /api/subscription-plans/${HARLANS}`,
      `POST /api/subscription-plans/${HARLANS}/add-period`,
    ];
    const { body: before } = await ask(`GET /api/subscription-plans/${HARLANS}`, { as: 'superadmin' });
    for (const call of others) {
      const body = call.endsWith('add-period') ? WEEK : before;
      expect(await ask(call, { as, ...(!call.startsWith('GET') && { body }) })).toMatchObject({
        status: 403,
        body: { authorized: false, message: 'You are not authorized in this application' },
      });
    }
    expect(emittedEvents).toEqual([]);
    for (const call of others)
      expect(
        (
          await ask(call, {
            as: 'superadmin',
            ...(!call.startsWith('GET') && { body: call.endsWith('add-period') ? WEEK : before }),
          })
        ).status,
      ).toBe(200);
  });

  test('a plain user who administers the application cannot read or change its plans', async () => {
    expect(await ask(`GET /api/subscription-plans/${STANDARD}`, { as: 'keeper' })).toMatchObject({
      status: 403,
      body: { authorized: false },
    });
    expect((await put(standard, 'keeper')).status).toBe(403);
    expect((await add(WEEK, 'keeper')).status).toBe(403);
  });
});

test.each([
  '<script>alert(1)</script>',
  "Robert'); DROP TABLE subscription_plans;--",
  '\u202Egnp.exe',
  'اشتراك',
  '😀'.repeat(60),
])('a plan stores and returns the text %s unchanged', async text => {
  const { body } = await put({ ...withMonthly({ name: text }), name: text, description: text });
  expect([body.name, body.description, body.periods[1].name]).toEqual([text, text, text]);
});
