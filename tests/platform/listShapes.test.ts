import { describe, expect, test } from 'vitest';
import { ask, me, withPlatform } from './standIn.ts';

withPlatform();
const as = 'superadmin';
const lists: [call: string, size: number][] = [
  ['GET /api/users?page=1&pageSize=8', 140],
  ['GET /api/users/search?name=map.example', 11],
  ['GET /api/tags?page=1&pageSize=8', 31],
  ['GET /api/users/apikey', 1],
  ['GET /api/roles?page=1&pageSize=8', 45],
  ['GET /api/roles/search?name=appraiser', 3],
  ['GET /api/applications?page=1&pageSize=8', 64],
  ['GET /api/applications?expand=subscriptionPlans&page=1&pageSize=8', 64],
  ['GET /api/purposes?page=1&pageSize=8', 14],
  ['GET /api/toolgroups/?page=1&pageSize=8', 14],
  ['GET /api/tools/?page=1&pageSize=8', 42],
  ['GET /api/purposes/role/5f3c2a100003000000000003', 6],
  ['GET /api/protectedLayers/?application=5f3c2a100002000000000000', 4],
];

describe.each(lists)('%s', (call, size) => {
  test('answers { data } with the whole list', async () => {
    await ask('POST /demo/list-shape', { body: { shape: 'data' } });
    const { body } = await ask(call, { as });
    expect(Object.keys(body)).toEqual(['data']);
    expect(body.data).toHaveLength(size);
  });

  test('answers the whole list as a bare array', async () => {
    await ask('POST /demo/list-shape', { body: { shape: 'array' } });
    expect((await ask(call, { as })).body).toHaveLength(size);
  });

  test('answers a page with its total', async () => {
    await ask('POST /demo/list-shape', { body: { shape: 'paged' } });
    expect((await ask(call, { as })).body.pagingMeta).toEqual({ totalRecords: size });
  });
});

test('GET /api/sessions/{userId} keeps to the shape too', async () => {
  const { _id } = await me('superadmin');
  await ask('POST /demo/list-shape', { body: { shape: 'array' } });
  expect((await ask(`GET /api/sessions/${_id}?page=1&pageSize=10`, { as })).body.length).toBeGreaterThan(30);
});

test('no other shape can be chosen', async () => {
  expect((await ask('POST /demo/list-shape', { body: { shape: 'xml' } })).status).toBe(422);
});
