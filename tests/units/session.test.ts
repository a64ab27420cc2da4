// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { session, TokenNotStored } from '../../src/auth/session.ts';

afterEach(() => {
  vi.restoreAllMocks();
  session.end('signedOut');
});

it.each(['eyJhbGciOi.J9-_x.abc', 'a+b/c==', 'a;b c%', 'ñ'])('keeps the token %s in the cookie', token => {
  session.begin(token);
  expect(session.token()).toBe(token);
  expect(document.cookie).toMatch(/(^|; )token=/);
});

it('says that the token was not stored where cookies are blocked, and begins no session', () => {
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
  expect(() => session.begin('fresh')).toThrow(TokenNotStored);
  expect(session.token()).toBeUndefined();
});
