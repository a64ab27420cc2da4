// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { createDocumentedPath } from '../../src/admin/routing/pagePaths.ts';
import { consolePages } from '../../src/pages/index.ts';
import { resources } from '../../src/resources/index.ts';

const documentedPath = createDocumentedPath(resources, ['/', ...consolePages.map(({ path }) => path)]);

it.each([
  ['/users', '/users'],
  ['/users/create', '/users/new'],
  ['/users/12', '/user/12/info'],
  ['/roles/12', '/role/12/info'],
  ['/roles/12/show', '/role/12/info'],
  ['/roles/a%2Fb?from=x#users', '/role/a%2Fb/info?from=x#users'],
  ['/roles/create', '/roles'],
  ['/tags/12', '/tag/12/info'],
  ['/purposes/12', '/purposes/12/info'],
  ['/toolgroups/12', '/toolgroup/12/info'],
  ['/tools/12/', '/tool/12/info'],
  ['/applications', '/'],
  ['/applications/create', '/application/new'],
  ['/applications/12', '/application/12/info'],
  ['/subscription-plans/12', '/subscription-plan/12/edit'],
])('the path %s of react-admin leads to %s', (path, documented) =>
  expect(documentedPath(path)).toBe(documented),
);

it.each([
  '/',
  '/users/new',
  '/users?q=ada#x',
  '/user/12/info',
  '/purposes/12/info',
  '/subscription-plan/12',
  '/subscription-plan/12/edit',
  '/settings',
  '/view/profile',
  // These paths need an application.
  '/subscription-plans',
  '/subscription-plans/create',
  '/notifications/12',
  '/elsewhere/12',
  '?page=2',
  'relative/12',
])('the path %s stays as it is', path => expect(documentedPath(path)).toBe(path));
