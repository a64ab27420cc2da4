import { describe, expect, test } from 'vitest';
import { ask, emittedEvents, withPlatform } from './standIn.ts';

withPlatform();
const as = 'admin';
const tagged = async (query: string) => (await ask(`GET /api/tags?${query}`, { as })).body;

describe('GET /api/tags', () => {
  test('the list of tags returns pagingMeta.totalRecords and data', async () => {
    const page = await tagged('page=1&pageSize=24&sortBy=tagName&sortDirection=asc');
    expect(page.pagingMeta).toEqual({ totalRecords: 31 });
    expect(page.data).toHaveLength(24);
    expect(page.data[0]).toEqual({
      _id: '5f3c2a10000400000000000f',
      tagName: 'Address Points',
      helpInfo: '',
      numberOfMapsTagged: 17,
      __v: 0,
    });
  });

  test('the list of tags can be searched, sorted and paged', async () => {
    expect(
      (await tagged('query=DISTRICT&pageSize=0')).data.map(({ tagName }: { tagName: string }) => tagName),
    ).toEqual(['Fire Districts', 'Historic Districts', 'School Districts', 'Tax Districts']);
    expect(
      (await tagged('sortBy=numberOfMapsTagged&sortDirection=desc&page=1&pageSize=2')).data.map(
        ({ tagName }: { tagName: string }) => tagName,
      ),
    ).toEqual(['Parcels', 'Zoning']);
    expect((await tagged('page=4&pageSize=8')).data).toHaveLength(7);
    expect(await tagged('query=100%25')).toEqual({ data: [], pagingMeta: { totalRecords: 0 } });
  });
});

describe('POST /api/tags', () => {
  test('a new tag gets a trimmed name and no maps', async () => {
    const reply = await ask('POST /api/tags', { as, body: { tagName: ' Lidar ' } });
    expect(reply).toMatchObject({
      status: 200,
      body: { _id: expect.stringMatching(/^[0-9a-f]{24}$/), tagName: 'Lidar', numberOfMapsTagged: 0, __v: 0 },
    });
    expect(emittedEvents).toEqual([['tags:save', reply.body._id]]);
  });

  test('a tag needs a unique name', async () => {
    expect(await ask('POST /api/tags', { as, body: { tagName: '  ' } })).toMatchObject({
      status: 422,
      body: { errors: { tagName: { message: 'Tool Name is required' } } },
    });
    expect(await ask('POST /api/tags', { as, body: { tagName: 'PARCELS' } })).toMatchObject({
      status: 400,
      body: { message: 'There is already a tag of this name' },
    });
  });
});

describe('PUT /api/tags', () => {
  test('updating a tag stores its unknown fields and not its number of maps', async () => {
    const [tag] = (await tagged('query=parcels&pageSize=1')).data;
    const reply = await ask('PUT /api/tags', {
      as,
      body: { ...tag, helpInfo: 'New', color: 'blue', numberOfMapsTagged: 9_999 },
    });
    expect(reply).toMatchObject({
      status: 200,
      body: { ...tag, helpInfo: 'New', color: 'blue', __v: tag.__v + 1 },
    });
    expect((await tagged('query=parcels&pageSize=1')).data[0]).toEqual(reply.body);
  });

  test('updating a tag refuses an older version, an unknown tag, a taken name and a missing name', async () => {
    const [tag] = (await tagged('query=zoning&pageSize=1')).data;
    await ask('PUT /api/tags', { as, body: { ...tag, helpInfo: 'One' } });
    expect((await ask('PUT /api/tags', { as, body: { ...tag, helpInfo: 'Two' } })).status).toBe(409);
    expect((await ask('PUT /api/tags', { as, body: { _id: 'none', tagName: 'X' } })).status).toBe(404);
    expect((await ask('PUT /api/tags', { as, body: { ...tag, __v: 1, tagName: 'Sewer' } })).status).toBe(400);
    expect((await ask('PUT /api/tags', { as, body: { tagName: 'X' } })).status).toBe(422);
  });
});

test('DELETE /api/tags/{id} returns 204, and 404 the second time', async () => {
  const id = '5f3c2a100004000000000000';
  expect((await ask(`DELETE /api/tags/${id}`, { as })).status).toBe(204);
  expect(emittedEvents).toEqual([['tags:remove', id]]);
  expect((await ask(`DELETE /api/tags/${id}`, { as })).status).toBe(404);
  expect((await tagged('')).pagingMeta.totalRecords).toBe(30);
});
