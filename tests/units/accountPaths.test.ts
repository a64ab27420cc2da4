import { describe, expect, it } from 'vitest';
import { matchAccountPage, pageAudience, withNext } from '../../src/account/accountPaths.ts';

describe('addresses before the sign-in', () => {
  it.each([
    ['/login', 'login'],
    ['/login/', 'login'],
    ['/signup', 'signUp'],
    ['/forgot-password', 'forgotPassword'],
    ['/user/change-password/abc', 'resetPassword'],
    ['/user/email-verify/abc', 'verifyEmail'],
  ])('the address %s opens the page %s', (path, name) => {
    expect(matchAccountPage(path)?.name).toBe(name);
    expect(pageAudience(path)).toBe(path.startsWith('/user/') ? 'mailed' : 'guest');
  });

  it.each([
    '/',
    '/users',
    '/user/1/info',
    '/loginx',
    '/user/change-password',
    '/user/change-password/',
    '/user/email-verify/a/b',
    '/constructor',
  ])('the address %s belongs to the console', path => expect(pageAudience(path)).toBe('console'));

  it('the key of a mailed link is decoded once', () => {
    for (const linkToken of ['abc', 'a/b?c#d', '100%', '%2F', 'ñ '])
      expect(matchAccountPage(`/user/change-password/${encodeURIComponent(linkToken)}`)).toEqual({
        name: 'resetPassword',
        linkToken,
      });
  });

  it('a mailed link that cannot be decoded has an empty key', () => {
    expect(matchAccountPage('/user/change-password/%E0%A4%A')).toEqual({
      name: 'resetPassword',
      linkToken: '',
    });
  });

  it('a link between the account pages keeps the address to return to and drops other parameters', () => {
    expect(withNext('/signup', '?next=%2Fusers%3Fq%3D1%23x&utm=1')).toBe('/signup?next=%2Fusers%3Fq%3D1%23x');
    expect(withNext('/signup', '?utm=1')).toBe('/signup');
  });
});
