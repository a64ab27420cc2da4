// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { session, TokenNotStoredError } from '../../src/auth/session.ts';

afterEach(() => {
  vi.restoreAllMocks();
  session.end('signedOut');
});

it.each(['eyJhbGciOi.J9-_x.abc', 'a+b/c==', 'a;b c%', 'ñ'])(
  'the session keeps the token %s in the cookie',
  token => {
    session.begin(token);
    expect(session.token()).toBe(token);
    expect(document.cookie).toMatch(/(^|; )token=/);
  },
);

it('where cookies are blocked, no session begins and the error says that the token is not stored', () => {
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
  expect(() => session.begin('fresh')).toThrow(TokenNotStoredError);
  expect(session.token()).toBeUndefined();
});
