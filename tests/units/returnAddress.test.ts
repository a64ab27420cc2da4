// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { loginAddress, returnAddress } from '../../src/auth/returnAddress.ts';

it.each(['/users?q=lee&page=2#sessions', '/user/7/info#sessions', '/'])(
  'the user returns to the address %s after the sign-in',
  address => expect(returnAddress(address)).toBe(address),
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
])('the address to return to “%s” leads to the home page', address =>
  expect(returnAddress(address)).toBe('/'),
);

it.each(['/users/..//host', '/.//host', '/users/%2e%2e//host'])(
  'the address to return to %s stays on this host',
  address => {
    expect(new URL(returnAddress(address), location.origin).origin).toBe(location.origin);
    expect(returnAddress(address)).not.toMatch(/^\/\//);
  },
);

it('the login address keeps path, query and hash, and leaves out the home page', () => {
  expect(new URL(loginAddress('/users?q=a&page=2#x'), location.origin).searchParams.get('next')).toBe(
    '/users?q=a&page=2#x',
  );
  expect(loginAddress('/')).toBe('/login');
  expect(loginAddress('//host')).toBe('/login');
});
