import { describe, expect, test } from 'vitest';
import { resourceLists } from '../../src/platform/resources.ts';
import { ask, me, withPlatform } from './standIn.ts';

withPlatform();
const as = 'superadmin';
/** Lists without pages, and one with additional fields in its rows. */
const others: [call: string, size: number][] = [
  ['GET /api/users/search?name=map.example', 11],
  ['GET /api/users/apikey', 1],
  ['GET /api/roles/search?name=appraiser', 3],
  ['GET /api/applications?expand=subscriptionPlans&page=1&pageSize=8', 64],
  ['GET /api/purposes/role/5f3c2a100003000000000003', 6],
  ['GET /api/protectedLayers/?application=5f3c2a100002000000000000', 4],
];
const shaped = async (shape: string, call: string) => {
  await ask('POST /demo/list-shape', { body: { shape } });
  return (await ask(call, { as })).body;
};

describe.each(others)('%s', (call, size) => {
  test('with the shape “data” a list call returns { data } with the complete list', async () => {
    const body = await shaped('data', call);
    expect(Object.keys(body)).toEqual(['data']);
    expect(body.data).toHaveLength(size);
  });

  test('with the shape “array” a list call returns the complete list as an array', async () => {
    expect(await shaped('array', call)).toHaveLength(size);
  });

  test('with the shape “paged” a list call returns a page with its total', async () => {
    expect((await shaped('paged', call)).pagingMeta).toEqual({ totalRecords: size });
  });
});

/** Signing in changes the user, so rows are compared by id. */
const ids = (rows: { _id: string }[]) => rows.map(({ _id }) => _id);

test.each(Object.values(resourceLists).flatMap(list => list?.route ?? []))(
  'the list %s is returned in all three shapes',
  async route => {
    const all = ids((await ask(`${route}?pageSize=0`, { as })).body.data);
    expect(all.length).toBeGreaterThan(1);
    const firstPage = `${route}?page=1&pageSize=1`;
    const { data, ...more } = await shaped('data', firstPage);
    expect([ids(data), more]).toEqual([all, {}]);
    expect(ids(await shaped('array', firstPage))).toEqual(all);
    const page = await shaped('paged', firstPage);
    expect([ids(page.data), page.pagingMeta]).toEqual([all.slice(0, 1), { totalRecords: all.length }]);
  },
);

test('GET /api/sessions/{userId} replies in the chosen shape', async () => {
  const { _id } = await me('superadmin');
  await ask('POST /demo/list-shape', { body: { shape: 'array' } });
  expect((await ask(`GET /api/sessions/${_id}?page=1&pageSize=10`, { as })).body.length).toBeGreaterThan(30);
});

test('an unknown list shape is refused', async () => {
  expect((await ask('POST /demo/list-shape', { body: { shape: 'xml' } })).status).toBe(422);
});
