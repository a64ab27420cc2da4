import { expect, test } from 'vitest';
import { ask, emittedEvents, withPlatform } from './standIn.ts';

withPlatform();
const as = 'admin';
const MARKUP = '5f3c2a10000b000000000004';
const [DRAW, BOOKMARKS] = ['5f3c2a10000c000000000015', '5f3c2a10000c000000000016'];
const ADDRESS_SEARCH = '5f3c2a10000c000000000001';
const addressSearch = {
  _id: ADDRESS_SEARCH,
  toolName: 'Address Search',
  helpInfo: 'By house number and street',
  rolesAssigned: [],
  toolConfigs: [],
  __v: 0,
};
const toolsOfToolgroup = async (): Promise<string[]> =>
  (await ask(`GET /api/tools/toolgroup/${MARKUP}`, { as })).body.map(({ _id }: { _id: string }) => _id);

test('GET /api/tools/{id} returns the tool with its configs', async () => {
  expect(await ask(`GET /api/tools/${ADDRESS_SEARCH}`, { as })).toMatchObject({
    status: 200,
    body: addressSearch,
  });
});

test('POST /api/tools/ creates a tool and keeps its unknown fields', async () => {
  const { status: httpStatus, body } = await ask('POST /api/tools/', {
    as,
    body: { toolName: ' Corner Ties ', helpInfo: 'Two of one', color: 'blue' },
  });
  expect([httpStatus, body]).toEqual([
    200,
    {
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      toolName: 'Corner Ties',
      helpInfo: 'Two of one',
      color: 'blue',
      rolesAssigned: [],
      toolConfigs: [],
      __v: 0,
    },
  ]);
  expect(emittedEvents).toEqual([['tools:save', body._id]]);
  expect((await ask(`GET /api/tools/${body._id}`, { as })).body).toEqual(body);
});

test('PUT /api/tools/{id} stores the complete tool', async () => {
  const changed = { ...addressSearch, helpInfo: 'New' };
  const { status: httpStatus, body } = await ask(`PUT /api/tools/${ADDRESS_SEARCH}`, { as, body: changed });
  expect([httpStatus, body]).toEqual([200, { ...changed, __v: 1 }]);
  expect(emittedEvents).toEqual([['tools:save', ADDRESS_SEARCH]]);
});

test('DELETE /api/tools/{id} returns 204, and 404 the second time', async () => {
  expect(await ask(`DELETE /api/tools/${ADDRESS_SEARCH}`, { as })).toMatchObject({ status: 204, text: '' });
  expect(emittedEvents[0]).toEqual(['tools:remove', ADDRESS_SEARCH]);
  expect((await ask(`DELETE /api/tools/${ADDRESS_SEARCH}`, { as })).status).toBe(404);
  expect((await ask(`GET /api/tools/${ADDRESS_SEARCH}`, { as })).status).toBe(404);
});

test('GET /api/tools/search finds tools by a part of the name', async () => {
  const { status: httpStatus, body } = await ask('GET /api/tools/search?name=MEASURE', { as });
  expect([httpStatus, body.map(({ toolName }: { toolName: string }) => toolName)]).toEqual([
    200,
    ['Measure Area', 'Measure Distance'],
  ]);
  expect(body[1]).toEqual({
    _id: '5f3c2a10000c00000000000c',
    toolName: 'Measure Distance',
    helpInfo: 'Along a line, in feet or meters',
    rolesAssigned: [],
    __v: 0,
  });
});

test('GET /api/tools/toolgroup/{id} lists the tools of a toolgroup in their order, without configs', async () => {
  const { status: httpStatus, body } = await ask(`GET /api/tools/toolgroup/${MARKUP}`, { as });
  expect(httpStatus).toBe(200);
  expect(body.map(({ _id }: { _id: string }) => _id)).toEqual([DRAW, BOOKMARKS]);
  expect(body[0]).toEqual({
    _id: DRAW,
    toolName: 'Draw',
    helpInfo: 'Points, lines and text',
    rolesAssigned: [],
    __v: 0,
  });
});

test('POST /api/tools/toolgroup/{id} creates a tool at the end of a toolgroup', async () => {
  const { status: httpStatus, body } = await ask(`POST /api/tools/toolgroup/${MARKUP}`, {
    as,
    body: { toolName: 'Corner Ties' },
  });
  expect([httpStatus, body]).toEqual([
    200,
    {
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      toolName: 'Corner Ties',
      helpInfo: '',
      rolesAssigned: [],
      toolConfigs: [],
      __v: 0,
    },
  ]);
  expect(emittedEvents).toEqual([
    ['tools:save', body._id],
    ['toolgroups:save', MARKUP],
  ]);
  expect(await toolsOfToolgroup()).toEqual([DRAW, BOOKMARKS, body._id]);
});

test('POST /api/tools/toolgroup/{id}/unlink removes a tool from a toolgroup without deleting it', async () => {
  expect(await ask(`POST /api/tools/toolgroup/${MARKUP}/unlink`, { as, body: { tool: DRAW } })).toMatchObject(
    { status: 204, text: '' },
  );
  expect(emittedEvents).toEqual([['toolgroups:save', MARKUP]]);
  expect(await toolsOfToolgroup()).toEqual([BOOKMARKS]);
  expect((await ask(`GET /api/tools/${DRAW}`, { as })).status).toBe(200);
});
