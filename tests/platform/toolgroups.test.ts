import { expect, test } from 'vitest';
import { ask, emittedEvents, withPlatform } from './standIn.ts';

withPlatform();
const as = 'admin';
const APPEALS_HEARING = '5f3c2a100008000000000009';
const [VALUATION, OUTPUT, MARKUP] = [
  '5f3c2a10000b000000000008',
  '5f3c2a10000b000000000003',
  '5f3c2a10000b000000000004',
];
const [DRAW, BOOKMARKS, ADDRESS_SEARCH] = [
  '5f3c2a10000c000000000015',
  '5f3c2a10000c000000000016',
  '5f3c2a10000c000000000001',
];
const markup = {
  _id: MARKUP,
  toolGroupName: 'Markup',
  helpInfo: '',
  tools: [DRAW, BOOKMARKS],
  rolesAssigned: [],
  __v: 0,
};
const toolgroupsOfPurpose = async (): Promise<string[]> =>
  (await ask(`GET /api/toolgroups/purpose/${APPEALS_HEARING}`, { as })).body.map(
    ({ _id }: { _id: string }) => _id,
  );

test('GET /api/toolgroups/{id} returns the toolgroup with the IDs of its tools in their order', async () => {
  expect(await ask(`GET /api/toolgroups/${MARKUP}`, { as })).toMatchObject({ status: 200, body: markup });
});

test('POST /api/toolgroups/ creates a toolgroup and keeps its unknown fields', async () => {
  const { status: httpStatus, body } = await ask('POST /api/toolgroups/', {
    as,
    body: { toolGroupName: ' Corner Ties ', helpInfo: 'Two of one', color: 'blue' },
  });
  expect([httpStatus, body]).toEqual([
    200,
    {
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      toolGroupName: 'Corner Ties',
      helpInfo: 'Two of one',
      color: 'blue',
      tools: [],
      rolesAssigned: [],
      __v: 0,
    },
  ]);
  expect(emittedEvents).toEqual([['toolgroups:save', body._id]]);
  expect((await ask(`GET /api/toolgroups/${body._id}`, { as })).body).toEqual(body);
});

test('PUT /api/toolgroups/{id} stores the complete toolgroup with the new order of its tools', async () => {
  const changed = { ...markup, helpInfo: 'New', tools: [BOOKMARKS, DRAW] };
  const { status: httpStatus, body } = await ask(`PUT /api/toolgroups/${MARKUP}`, { as, body: changed });
  expect([httpStatus, body]).toEqual([200, { ...changed, __v: 1 }]);
  expect(emittedEvents).toEqual([['toolgroups:save', MARKUP]]);
});

test('PUT /api/toolgroups/{id}/add-tool adds a tool at the end, once', async () => {
  const call = `PUT /api/toolgroups/${MARKUP}/add-tool`;
  const { status: httpStatus, body } = await ask(call, { as, body: { tool: ADDRESS_SEARCH } });
  expect([httpStatus, body]).toEqual([200, { ...markup, tools: [DRAW, BOOKMARKS, ADDRESS_SEARCH], __v: 1 }]);
  expect(await ask(call, { as, body: { tool: ADDRESS_SEARCH } })).toMatchObject({
    status: 400,
    body: { message: 'Tool already exists in the toolgroup' },
  });
});

test('DELETE /api/toolgroups/{id} returns 204, and 404 the second time', async () => {
  expect(await ask(`DELETE /api/toolgroups/${MARKUP}`, { as })).toMatchObject({ status: 204, text: '' });
  expect(emittedEvents[0]).toEqual(['toolgroups:remove', MARKUP]);
  expect((await ask(`DELETE /api/toolgroups/${MARKUP}`, { as })).status).toBe(404);
  expect((await ask(`GET /api/toolgroups/${MARKUP}`, { as })).status).toBe(404);
});

test('GET /api/toolgroups/purpose/{id} lists the toolgroups of a purpose in their order', async () => {
  const { status: httpStatus, body } = await ask(`GET /api/toolgroups/purpose/${APPEALS_HEARING}`, { as });
  expect(httpStatus).toBe(200);
  expect(await toolgroupsOfPurpose()).toEqual([VALUATION, OUTPUT, MARKUP]);
  expect(body[2]).toEqual(markup);
});

test('POST /api/toolgroups/purpose/{id} creates a toolgroup at the end of a purpose', async () => {
  const { status: httpStatus, body } = await ask(`POST /api/toolgroups/purpose/${APPEALS_HEARING}`, {
    as,
    body: { toolGroupName: 'Corner Ties' },
  });
  expect([httpStatus, body]).toEqual([
    200,
    {
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      toolGroupName: 'Corner Ties',
      helpInfo: '',
      tools: [],
      rolesAssigned: [],
      __v: 0,
    },
  ]);
  expect(emittedEvents).toEqual([
    ['toolgroups:save', body._id],
    ['purposes:save', APPEALS_HEARING],
  ]);
  expect(await toolgroupsOfPurpose()).toEqual([VALUATION, OUTPUT, MARKUP, body._id]);
});

test('POST /api/toolgroups/purpose/{id}/unlink removes a toolgroup from a purpose without deleting it', async () => {
  expect(
    await ask(`POST /api/toolgroups/purpose/${APPEALS_HEARING}/unlink`, { as, body: { toolgroup: OUTPUT } }),
  ).toMatchObject({ status: 204, text: '' });
  expect(emittedEvents).toEqual([['purposes:save', APPEALS_HEARING]]);
  expect(await toolgroupsOfPurpose()).toEqual([VALUATION, MARKUP]);
  expect((await ask(`GET /api/toolgroups/${OUTPUT}`, { as })).status).toBe(200);
});
