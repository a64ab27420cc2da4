import { expect, it } from 'vitest';
import { matches, paths, patterns, resourceAt } from '../../src/ui/paths.ts';

it('An id goes into its address made safe.', () => {
  expect(paths.user('7')).toBe('/user/7/info');
  expect(paths.tag('a/b')).toBe('/tag/a%2Fb/info');
});

it.each([
  [patterns.user, '/user/7/info', true],
  [patterns.user, '/user/7/info/', true],
  [patterns.user, '/user//info', false],
  [patterns.user, '/user/7/8/info', false],
  [patterns.users, '/users/new', false],
  [patterns.home, '/', true],
])('Whether %s is the pattern of %s: %s.', (pattern, path, yes) => expect(matches(pattern, path)).toBe(yes));

it('An address belongs to a resource, or to none.', () => {
  expect(
    ['/tag/7/info', '/users/new', '/toolgroup/7/info', '/subscription-plan/7', '/profile', '/'].map(
      resourceAt,
    ),
  ).toEqual(['tags', 'users', 'toolgroups', 'subscription-plans', undefined, undefined]);
});
