import { seededUserId } from '../../../mocks/db/demoAccounts.ts';
import { applicationId } from '../../../mocks/db/seededIds.ts';
import { pickOption } from '../choosing.ts';
import { expect, type Page } from '../test.ts';
import {
  chart,
  checkImportFile,
  click,
  main,
  openBulkAction,
  question,
  rows,
  selectAll,
  user,
  userUrl,
  userWithManyRoles,
  type Screen,
} from './screen.ts';

const confirmTransfer = async (page: Page) => {
  await click('Transfer from V4')(page);
  await click('Confirm Transfer')(page);
};

export const usersScreens: Screen[] = [
  { name: 'users as a table', as: 'superadmin', path: '/users', ready: rows },
  {
    name: 'users as cards',
    as: 'superadmin',
    path: '/users?view=cards',
    ready: page => page.getByRole('list', { name: 'Users' }).getByRole('link').first(),
  },
  {
    name: 'users, filtered',
    as: 'superadmin',
    path: '/users?filter=admin&provider=local&lastLoggedIn=2025-01-01%2C2026-11-20',
    ready: rows,
  },
  {
    name: 'users, filters open',
    as: 'superadmin',
    path: '/users?filter=admin',
    open: click('Filter'),
    ready: page => page.getByRole('dialog', { name: 'Filters' }).getByLabel('Provider'),
  },
  {
    name: 'users, columns open',
    wideOnly: true,
    as: 'superadmin',
    path: '/users',
    open: click('Columns'),
    ready: page => page.getByRole('menuitemcheckbox').first(),
  },
  {
    name: 'top active users, drawn',
    as: 'superadmin',
    path: '/users?activeUserPercent=8',
    ready: page => chart(page, 'Top active users').getByRole('link').first(),
  },
  {
    name: 'users from a file, checked',
    as: 'superadmin',
    path: '/users/new?from=csv',
    open: checkImportFile,
    ready: page => page.getByRole('checkbox', { name: 'Change Grace Lindqvist, row 4', exact: true }),
  },
  {
    name: 'users, none found',
    as: 'superadmin',
    path: '/users?q=zzzzzz',
    ready: page => page.getByText('No matches', { exact: true }),
  },
  {
    name: 'users, not read',
    as: 'superadmin',
    path: '/users',
    prepare: demo => demo.fault({ match: 'GET /api/users', status: 500 }),
    ready: page => page.getByRole('button', { name: 'Retry', exact: true }),
  },
  {
    name: 'users, edited in place with errors',
    wideOnly: true,
    as: 'superadmin',
    path: '/users?q=user%40map.example',
    open: async page => {
      await page.getByRole('button', { name: 'Edit Grace Lindqvist', exact: true }).click();
      await page.getByRole('form').getByLabel('First name').fill('');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
    },
    ready: page => page.getByText('First name is required'),
  },
  {
    name: 'users, asked to delete',
    as: 'superadmin',
    path: '/users?q=user%40map.example',
    open: click('Delete Grace Lindqvist'),
    ready: question,
  },
  {
    name: 'new user with errors',
    as: 'superadmin',
    path: '/users/new',
    open: click('Create user'),
    ready: page => page.getByText('First name is required'),
  },
  {
    name: 'user',
    as: 'superadmin',
    path: user,
    ready: page => page.getByRole('heading', { name: 'Grace Lindqvist' }),
  },
  {
    name: 'user, inactive',
    as: 'superadmin',
    path: userUrl(7),
    ready: page => page.getByText(/cannot sign in/),
  },
  {
    name: 'user, edited',
    as: 'superadmin',
    path: user,
    open: click(/^Edit$/),
    ready: page => page.getByRole('form').getByLabel('First name'),
  },
  {
    name: 'user, asked about a privilege',
    as: 'superadmin',
    path: user,
    open: click('Set as Admin'),
    ready: question,
  },
  {
    name: 'user, sessions',
    as: 'superadmin',
    path: `${userUrl(0)}#sessions`,
    ready: page => chart(page, 'Time in sessions').getByText(/^Longest session/),
  },
  {
    name: 'plain user, own account',
    as: 'user',
    path: '/',
    ready: page => page.getByRole('region', { name: 'Your roles' }),
  },
  {
    name: 'user, gone',
    as: 'superadmin',
    path: '/user/000000000000000000000000/info',
    ready: page => main(page).getByRole('alert'),
  },
  {
    name: 'user, access asked about',
    as: 'superadmin',
    path: `${userWithManyRoles}?accessQ=Identify+in+Bexley#access`,
    ready: page => page.getByRole('region', { name: /^Why/ }),
  },
  {
    name: 'user, access compared',
    as: 'superadmin',
    path: `${userWithManyRoles}?accessApplication=${applicationId(1)}&accessWith=${seededUserId(2)}#access`,
    ready: page => page.getByRole('region', { name: 'Both' }).getByRole('link').first(),
  },
  {
    name: 'user, roles with errors',
    as: 'superadmin',
    path: user,
    open: click('Assign role'),
    ready: page => page.getByText('Please select a valid Application'),
  },
  {
    name: 'user, choosing a role',
    as: 'superadmin',
    path: user,
    open: async page => page.getByRole('combobox', { name: 'Roles', exact: true }).click(),
    ready: page => page.getByRole('option').first(),
  },
  {
    name: 'user, more roles chosen than are shown',
    as: 'superadmin',
    path: user,
    open: async page => {
      await page.getByRole('combobox', { name: 'Roles', exact: true }).click();
      for (let chosen = 1; chosen <= 5; chosen += 1) {
        await page.getByRole('option').first().click();
        await expect(page.locator('[data-item-index]')).toHaveCount(chosen);
      }
    },
    ready: page => page.getByRole('button', { name: '+2', exact: true }),
  },
  {
    name: 'user, asked to remove a role',
    as: 'superadmin',
    path: user,
    open: click(/^Remove /),
    ready: question,
  },
  {
    name: 'user, a role removed and Undo offered',
    as: 'superadmin',
    path: user,
    open: async page => {
      await page
        .getByRole('button', { name: /^Remove / })
        .first()
        .click();
      await question(page).getByRole('button', { name: 'Remove', exact: true }).click();
    },
    ready: page => page.getByRole('button', { name: 'Undo', exact: true }),
  },
  {
    name: 'user, protected layers with errors',
    as: 'superadmin',
    path: `${user}#protected-layers`,
    open: click('Assign layers'),
    ready: page => page.getByText('Please select atleast one protected layer'),
  },
  {
    name: 'user, asked to remove a layer',
    as: 'superadmin',
    path: `${user}#protected-layers`,
    open: click(/^Remove Owner Names/),
    ready: question,
  },
  {
    name: 'user, transfer from V4',
    as: 'superadmin',
    path: user,
    open: click('Transfer from V4'),
    ready: page => page.getByRole('button', { name: 'Confirm Transfer', exact: true }),
  },
  {
    name: 'user, receipt of a transfer',
    as: 'superadmin',
    path: user,
    open: confirmTransfer,
    ready: page => page.getByRole('button', { name: 'Print', exact: true }),
  },
  {
    name: 'user, receipt of a transfer that transferred nothing',
    as: 'superadmin',
    path: user,
    prepare: async demo =>
      demo.fault({
        match: 'POST /api/users/transfer-from-v4/*',
        status: 200,
        body: await demo.user('user@map.example'),
      }),
    open: confirmTransfer,
    ready: page => page.getByText('5 items were not transferred.'),
  },
  {
    name: 'users, some ticked',
    as: 'superadmin',
    path: '/users',
    open: selectAll,
    ready: page => page.getByRole('toolbar', { name: 'Selected users' }),
  },
  {
    name: 'users, asked about many',
    as: 'superadmin',
    path: '/users',
    open: openBulkAction('Assign role'),
    ready: page => page.getByRole('dialog').getByRole('combobox', { name: 'Role', exact: true }),
  },
  {
    name: 'users, asked to remove a role from many',
    as: 'superadmin',
    path: '/users?q=betty.taylor',
    open: async page => {
      await openBulkAction('Remove role')(page);
      await pickOption(page.getByRole('dialog'), 'Application', 'Larkspur County Assessor');
      await pickOption(page.getByRole('dialog'), 'Role', 'Field Inspector');
    },
    ready: page => page.getByText(/^Would lose/),
  },
  {
    name: 'users, many done',
    as: 'superadmin',
    path: '/users?q=map.example&filter=admin',
    prepare: demo => demo.fault({ match: 'GET /api/users/detail/*', status: 500, times: 2 }),
    open: async page => {
      await openBulkAction('Deactivate')(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Deactivate', exact: true }).click();
    },
    ready: page => page.getByRole('button', { name: 'Retry remaining items', exact: true }),
  },
];
