import { purposeId, toolgroupId, toolId } from '../../../mocks/db/seededIds.ts';
import { comparisonShown, crowded, plan, roleCalled, rows, used, type Screen } from './screen.ts';

/** Screens with long contents, of which only the width is checked. */
export const longScreens: Screen[] = [
  { name: 'forty users as a table', long: true, as: 'superadmin', path: '/users?pageSize=40', ready: rows },
  {
    name: 'forty users as cards',
    long: true,
    as: 'superadmin',
    path: '/users?view=cards&pageSize=40',
    ready: page => page.getByRole('list', { name: 'Users' }).getByRole('link').first(),
  },
  {
    name: 'all tools as a table, one with a name of 100 characters',
    long: true,
    as: 'superadmin',
    path: '/tools?view=table&pageSize=100',
    ready: page => page.getByRole('link', { name: /^Field Notes for/ }),
  },
  {
    name: 'tool with a name of 100 characters',
    long: true,
    as: 'superadmin',
    path: `/tool/${toolId(41)}/info`,
    ready: used,
  },
  {
    name: 'toolgroup, by the way of a purpose',
    long: true,
    as: 'superadmin',
    path: `/toolgroup/${toolgroupId(7)}/info?purpose=${purposeId(7)}`,
    ready: used,
  },
  {
    name: 'all roles as cards',
    long: true,
    as: 'superadmin',
    path: '/roles?pageSize=100',
    ready: page => page.getByRole('link', { name: 'Appraiser', exact: true }),
  },
  {
    name: 'all roles as a table',
    long: true,
    as: 'superadmin',
    path: '/roles?view=table&pageSize=100',
    ready: page => page.getByRole('link', { name: 'Appraiser', exact: true }),
  },
  {
    name: 'role with a name of 200 characters',
    long: true,
    as: 'superadmin',
    path: roleCalled('Deputy Assistant'),
    ready: page => page.getByRole('heading', { name: /^Deputy Assistant/ }),
  },
  {
    name: 'user with 500 roles',
    long: true,
    as: 'superadmin',
    path: crowded,
    ready: page => page.getByRole('region', { name: 'Roles by application' }).getByRole('link').nth(400),
  },
  {
    name: 'user with many layers',
    long: true,
    as: 'superadmin',
    path: `${crowded}#protected-layers`,
    ready: page => page.getByText('Owners, Mailing Addresses').first(),
  },
  {
    name: 'plan with a name of 150 characters and every tool',
    long: true,
    as: 'superadmin',
    path: `${plan(1, 4)}#tools`,
    ready: comparisonShown,
  },
];
