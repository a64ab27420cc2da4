import { expect, it } from 'vitest';
import { maskedAddress } from '../../src/platform/secrets.ts';

it.each([
  ['a token in the path', { route: 'GET /auth/local/mail/reset-password/{token}', path: { token: 'abc' } }, 'GET /auth/local/mail/reset-password/***'],
  ['a token in the query', { route: 'GET /api/users/download', query: { access_token: 'abc', page: '2' } }, 'GET /api/users/download?access_token=***&page=2'],
  ['nothing secret', { route: 'GET /api/users/detail/{id}/info', path: { id: 'u 1' } }, 'GET /api/users/detail/u%201/info'],
])('A call with %s is written down without its secrets.', (_, asked, written) => {
  expect(maskedAddress({ ...asked, at: 0 })).toBe(written);
});
