import { expect, it } from 'vitest';
import { addressOf, endpoint, methodOf, pathOf } from '../../src/platform/endpoint.ts';

const route = 'GET /api/sessions/{userId}';

it('A call is its method and its path.', () => {
  const call = endpoint(route, { shows: ['sessions'] });
  expect([methodOf(call), pathOf(call)]).toEqual(['GET', '/api/sessions/{userId}']);
});

it('Names in the path are filled in and made safe.', () => {
  expect(addressOf(route, { userId: 'a/b?c#d' })).toBe('/api/sessions/a%2Fb%3Fc%23d');
});

it('Empty parameters are left out; nought and false are values.', () => {
  expect(
    addressOf('GET /api/users', {}, { q: '', page: undefined, pageSize: 0, sortBy: null, on: false }),
  ).toBe('/api/users?pageSize=0&on=false');
});
