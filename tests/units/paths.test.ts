import { expect, it } from 'vitest';
import { resourcePaths } from '../../src/platform/resources.ts';
import { matches, paths, resourceAt } from '../../src/ui/paths.ts';

it('An id goes into its address made safe', () => {
  expect(paths.users.show('7')).toBe('/user/7/info');
  expect(paths.tags.edit('a/b')).toBe('/tag/a%2Fb/info');
});

it.each([
  [resourcePaths.users.show, '/user/7/info', true],
  [resourcePaths.users.show, '/user/7/info/', true],
  [resourcePaths.users.show, '/user//info', false],
  [resourcePaths.users.show, '/user/7/8/info', false],
  [paths.users.list, '/users/new', false],
  [paths.home, '/', true],
])('Whether %s is the pattern of %s: %s', (pattern, path, yes) => expect(matches(pattern, path)).toBe(yes));

it('An address belongs to a resource, or to none', () => {
  expect(
    ['/tag/7/info', '/users/new', '/toolgroup/7/info', '/subscription-plan/7', '/profile', '/'].map(
      resourceAt,
    ),
  ).toEqual(['tags', 'users', 'toolgroups', 'subscription-plans', undefined, undefined]);
});
