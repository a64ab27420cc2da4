import { roleId } from '../../../mocks/db/seededIds.ts';
import { optionNamed } from '../choosing.ts';
import { click, question, role, rows, type Screen } from './screen.ts';

export const rolesScreens: Screen[] = [
  {
    name: 'roles as cards',
    as: 'superadmin',
    path: '/roles',
    ready: page => page.getByRole('link', { name: 'Appraiser', exact: true }),
  },
  { name: 'roles as a table', as: 'superadmin', path: '/roles?view=table', ready: rows },
  {
    name: 'roles, one edited',
    as: 'superadmin',
    path: '/roles',
    open: click('Edit Appraiser'),
    ready: page => page.getByRole('form').getByLabel('Name'),
  },
  {
    name: 'roles, a new one with errors',
    as: 'superadmin',
    path: '/roles',
    open: async page => {
      await page.getByRole('button', { name: 'New role', exact: true }).click();
      await page.getByRole('button', { name: 'Create role', exact: true }).click();
    },
    ready: page => page.getByText('Role Name is required'),
  },
  {
    name: 'roles, asked to delete',
    as: 'superadmin',
    path: '/roles',
    open: click('Delete Assessor'),
    ready: page => question(page).getByText(/^Assigned to \d+ users/),
  },
  {
    name: 'roles, cloning with errors',
    as: 'superadmin',
    path: '/roles',
    open: async page => {
      await page.getByRole('button', { name: 'Clone role', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Clone role', exact: true }).click();
    },
    ready: page => page.getByText('Please select a valid Role').first(),
  },
  {
    name: 'roles, cloning with choices open',
    as: 'superadmin',
    path: '/roles',
    open: async page => {
      await page.getByRole('button', { name: 'Clone role', exact: true }).click();
      await page.getByRole('combobox', { name: 'Source role', exact: true }).click();
    },
    ready: page => optionNamed(page, 'Appraiser').first(),
  },
  {
    name: 'role',
    as: 'superadmin',
    path: role,
    ready: page => page.getByRole('region', { name: 'Assigned users' }).getByRole('link').first(),
  },
  {
    name: 'role, access',
    as: 'superadmin',
    path: `/role/${roleId(1)}/info#access`,
    ready: page => page.getByText(/^Would lose/).first(),
  },
  {
    name: 'role, no user chosen',
    as: 'superadmin',
    path: role,
    open: page => page.getByRole('button', { name: 'Assign', exact: true }).click(),
    ready: page => page.getByText('Please Select a Valid User'),
  },
  {
    name: 'role, edited',
    as: 'superadmin',
    path: role,
    open: click(/^Edit$/),
    ready: page => page.getByRole('form').getByLabel('Name'),
  },
  {
    name: 'role, asked to take it from several users',
    as: 'superadmin',
    path: role,
    open: async page => {
      await page.getByRole('button', { name: 'Remove from several users', exact: true }).click();
      await page.getByRole('combobox', { name: 'Application', exact: true }).click();
      await page.getByRole('option').first().click();
    },
    ready: page => page.getByText('Only access through roles is shown.', { exact: true }),
  },
  {
    name: 'role, asked to take it from a user',
    as: 'superadmin',
    path: role,
    open: click(/^Remove (?!from several)/),
    ready: question,
  },
];
