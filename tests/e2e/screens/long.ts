import { purposeId, toolgroupId, toolId } from '../../../mocks/db/seededIds.ts';
import { comparisonTotal, firstUse, plan, roleUrl, rows, userWithManyRoles, type Screen } from './screen.ts';

/** Screens with long contents, of which only the width is checked. */
export const longScreens: Screen[] = [
  {
    name: 'forty users as a table',
    widthOnly: true,
    as: 'superadmin',
    path: '/users?pageSize=40',
    ready: rows,
  },
  {
    name: 'forty users as cards',
    widthOnly: true,
    as: 'superadmin',
    path: '/users?view=cards&pageSize=40',
    ready: page => page.getByRole('list', { name: 'Users' }).getByRole('link').first(),
  },
  {
    name: 'all tools as a table, one with a name of 100 characters',
    widthOnly: true,
    as: 'superadmin',
    path: '/tools?view=table&pageSize=100',
    ready: page => page.getByRole('link', { name: /^Field Notes for/ }),
  },
  {
    name: 'tool with a name of 100 characters',
    widthOnly: true,
    as: 'superadmin',
    path: `/tool/${toolId(41)}/info`,
    ready: firstUse,
  },
  {
    name: 'toolgroup, by the way of a purpose',
    widthOnly: true,
    as: 'superadmin',
    path: `/toolgroup/${toolgroupId(7)}/info?purpose=${purposeId(7)}`,
    ready: firstUse,
  },
  {
    name: 'all roles as cards',
    widthOnly: true,
    as: 'superadmin',
    path: '/roles?pageSize=100',
    ready: page => page.getByRole('link', { name: 'Appraiser', exact: true }),
  },
  {
    name: 'all roles as a table',
    widthOnly: true,
    as: 'superadmin',
    path: '/roles?view=table&pageSize=100',
    ready: page => page.getByRole('link', { name: 'Appraiser', exact: true }),
  },
  {
    name: 'role with a name of 200 characters',
    widthOnly: true,
    as: 'superadmin',
    path: roleUrl('Deputy Assistant'),
    ready: page => page.getByRole('heading', { name: /^Deputy Assistant/ }),
  },
  {
    name: 'user with 500 roles',
    widthOnly: true,
    as: 'superadmin',
    path: userWithManyRoles,
    ready: page => page.getByRole('region', { name: 'Roles by application' }).getByRole('link').nth(400),
  },
  {
    name: 'user with many layers',
    widthOnly: true,
    as: 'superadmin',
    path: `${userWithManyRoles}#protected-layers`,
    ready: page => page.getByText('Owners, Mailing Addresses').first(),
  },
  {
    name: 'plan with a name of 150 characters and every tool',
    widthOnly: true,
    as: 'superadmin',
    path: `${plan(1, 4)}#tools`,
    ready: comparisonTotal,
  },
];
