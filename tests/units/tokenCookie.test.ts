// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { tokenCookie } from '../../src/session/tokenCookie.ts';

afterEach(() => {
  vi.restoreAllMocks();
  tokenCookie.remove();
});

it.each(['eyJhbGciOi.J9-_x.abc', 'a+b/c==', 'a;b c%', 'ñ'])(
  'stores the token %s and reads it back',
  token => {
    document.cookie = 'another=token%3D1;path=/';
    expect(tokenCookie.write(token)).toBe(true);
    expect(tokenCookie.read()).toBe(token);
    tokenCookie.remove();
    expect(tokenCookie.read()).toBeUndefined();
  },
);

it('reads a token that the platform set, encoded or not', () => {
  document.cookie = 'token=a%3Db;path=/';
  expect(tokenCookie.read()).toBe('a=b');
  document.cookie = 'token=100%;path=/';
  expect(tokenCookie.read()).toBe('100%');
});

it('answers that the token was not stored where cookies are blocked, or the one before is still there', () => {
  tokenCookie.write('before');
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
  expect(tokenCookie.write('fresh')).toBe(false);
  expect(tokenCookie.read()).toBe('before');
});
