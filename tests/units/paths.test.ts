import { expect, it } from 'vitest';
import { resourcePaths } from '../../src/platform/resources.ts';
import { findResourceOfPath, matches, paths } from '../../src/ui/paths.ts';

it('an id is encoded in its address', () => {
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
])('the pattern %s matches the path %s: %s', (pattern, path, yes) =>
  expect(matches(pattern, path)).toBe(yes),
);

it('an address belongs to a resource or to none', () => {
  expect(
    ['/tag/7/info', '/users/new', '/toolgroup/7/info', '/subscription-plan/7', '/profile', '/'].map(
      findResourceOfPath,
    ),
  ).toEqual(['tags', 'users', 'toolgroups', 'subscription-plans', undefined, undefined]);
});
