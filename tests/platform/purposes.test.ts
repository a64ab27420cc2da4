import { expect, test } from 'vitest';
import { ask, emittedEvents, withPlatform } from './standIn.ts';

withPlatform();
const as = 'admin';
const APPEALS_HEARING = '5f3c2a100008000000000009';
const [VALUATION, OUTPUT, MARKUP, EMPTY] = [
  '5f3c2a10000b000000000008',
  '5f3c2a10000b000000000003',
  '5f3c2a10000b000000000004',
  '5f3c2a10000b00000000000d',
];
const appealsHearing = {
  _id: APPEALS_HEARING,
  purposeName: 'Appeals Hearing',
  helpInfo: 'Evidence and decisions',
  toolgroups: [VALUATION, OUTPUT, MARKUP],
  rolesAssigned: [],
  __v: 0,
};

test('GET /api/purposes/{id} returns the purpose with the IDs of its toolgroups in their order', async () => {
  expect(await ask(`GET /api/purposes/${APPEALS_HEARING}`, { as })).toMatchObject({
    status: 200,
    body: appealsHearing,
  });
});

test('POST /api/purposes creates a purpose and keeps its unknown fields', async () => {
  const { status: httpStatus, body } = await ask('POST /api/purposes', {
    as,
    body: { purposeName: ' Corner Ties ', helpInfo: 'Two of one', color: 'blue' },
  });
  expect([httpStatus, body]).toEqual([
    200,
    {
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      purposeName: 'Corner Ties',
      helpInfo: 'Two of one',
      color: 'blue',
      toolgroups: [],
      rolesAssigned: [],
      __v: 0,
    },
  ]);
  expect(emittedEvents).toEqual([['purposes:save', body._id]]);
  expect((await ask(`GET /api/purposes/${body._id}`, { as })).body).toEqual(body);
});

test('PUT /api/purposes/{id} stores the complete purpose with the new order of its toolgroups', async () => {
  const changed = { ...appealsHearing, helpInfo: 'New', toolgroups: [MARKUP, VALUATION, OUTPUT] };
  const { status: httpStatus, body } = await ask(`PUT /api/purposes/${APPEALS_HEARING}`, {
    as,
    body: changed,
  });
  expect([httpStatus, body]).toEqual([200, { ...changed, __v: 1 }]);
  expect(emittedEvents).toEqual([['purposes:save', APPEALS_HEARING]]);
});

test('PUT /api/purposes/{id}/add-tool-group adds a toolgroup at the end, once', async () => {
  const call = `PUT /api/purposes/${APPEALS_HEARING}/add-tool-group`;
  const { status: httpStatus, body } = await ask(call, { as, body: { toolgroup: EMPTY } });
  expect([httpStatus, body]).toEqual([
    200,
    { ...appealsHearing, toolgroups: [VALUATION, OUTPUT, MARKUP, EMPTY], __v: 1 },
  ]);
  expect(await ask(call, { as, body: { toolgroup: EMPTY } })).toMatchObject({
    status: 400,
    body: { message: 'Toolgroup already exists in the purpose' },
  });
});

test('DELETE /api/purposes/{id} returns 204, and 404 the second time', async () => {
  expect(await ask(`DELETE /api/purposes/${APPEALS_HEARING}`, { as })).toMatchObject({
    status: 204,
    text: '',
  });
  expect(emittedEvents[0]).toEqual(['purposes:remove', APPEALS_HEARING]);
  expect((await ask(`DELETE /api/purposes/${APPEALS_HEARING}`, { as })).status).toBe(404);
  expect((await ask(`GET /api/purposes/${APPEALS_HEARING}`, { as })).status).toBe(404);
});
