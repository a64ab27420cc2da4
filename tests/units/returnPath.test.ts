// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { loginPath, returnPath } from '../../src/auth/returnPath.ts';

it.each(['/users?q=lee&page=2#sessions', '/user/7/info#sessions', '/'])(
  'the user returns to the address %s after the sign-in',
  address => expect(returnPath(address)).toBe(address),
);

it.each([
  '',
  null,
  undefined,
  '//host',
  '//host/users',
  '/\\host',
  '\\\\host',
  'https://host/users',
  'javascript:alert(1)',
  'users',
  ' //host',
  '/login',
  '/login?next=/users',
  '/\t/host',
  '/\n/host',
])('the address to return to “%s” leads to the home page', address => expect(returnPath(address)).toBe('/'));

it.each(['/users/..//host', '/.//host', '/users/%2e%2e//host'])(
  'the address to return to %s stays on this host',
  address => {
    expect(new URL(returnPath(address), location.origin).origin).toBe(location.origin);
    expect(returnPath(address)).not.toMatch(/^\/\//);
  },
);

it('the login address keeps path, query and hash, and leaves out the home page', () => {
  expect(new URL(loginPath('/users?q=a&page=2#x'), location.origin).searchParams.get('next')).toBe(
    '/users?q=a&page=2#x',
  );
  expect(loginPath('/')).toBe('/login');
  expect(loginPath('//host')).toBe('/login');
});
