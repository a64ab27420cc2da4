import { seededUserId } from '../../mocks/db/demoAccounts.ts';
import { ROLES } from '../../mocks/db/places.ts';
import { applicationId, purposeId, roleId, toolgroupId, toolId } from '../../mocks/db/seededIds.ts';
import { planId } from '../../mocks/db/seededPlans.ts';
import { offered } from './choosing.ts';
import type { Demo } from './demo.ts';
import { signIn } from './signIn.ts';
import { expect, type Page } from './test.ts';

export interface Screen {
  name: string;
  as?: string;
  path: string;
  ready(page: Page): ReturnType<Page['locator']>;
  /** Opens what is looked at: a dialog, a menu, a form. */
  open?(page: Page): Promise<void>;
  prepare?(demo: Demo): Promise<unknown>;
  /** What is looked at is not there at 390 px. */
  wideOnly?: true;
  /** It shows more of what another screen shows: only its width is looked at. */
  long?: true;
}
const main = (page: Page) => page.getByRole('main');
/** Rows of a table, or of the list that it becomes. */
const rows = (page: Page) =>
  main(page).locator('tbody tr:not(.loading), [class*=narrow] li:not(.loading)').first();
const question = (page: Page) => page.getByRole('alertdialog');
const compared = (page: Page) => page.getByRole('rowheader', { name: 'Different tools' });
const used = (page: Page) => page.getByRole('region', { name: 'Where used' }).getByRole('link').first();

const person = (n: number) => `/user/${seededUserId(n)}/info`;
/** Grace has something of everything, Carol 500 roles and every layer. */
const [user, crowded] = [person(2), person(37)];
const roleCalled = (name: string) =>
  `/role/${roleId(ROLES.findIndex(([role]) => role.startsWith(name)))}/info`;
const role = roleCalled('Chief Deputy');
const toolgroup = `/toolgroup/${toolgroupId(3)}/info`;
const organization = `/?organization=${applicationId(0)}`;
const application = `/application/${applicationId(0)}/info`;
const purpose = `/purposes/${purposeId(3)}/info`;
const plan = (application: number, n: number) => `/subscription-plan/${planId(application, n)}/edit`;

const click =
  (name: string | RegExp, role: 'button' | 'link' = 'button') =>
  async (page: Page) =>
    page.getByRole(role, { name, exact: true }).first().click();
const picture = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** One row can be created, one cannot. */
const checkedFile = async (page: Page) => {
  const csv = 'First name,Last name,Email,Phone\nAda,Lovelace,ada@map.example,(515) 555-0110\nBob,,bob@,12\n';
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await page.getByRole('button', { name: 'Check the rows', exact: true }).click();
};
/** Ticks the page and opens what is to be done with all of them. */
const bulk = (deed: string) => async (page: Page) => {
  await tickAll(page);
  await page.getByRole('toolbar').getByRole('button', { name: deed, exact: true }).click();
};
const tickAll = async (page: Page) => {
  await expect(rows(page)).toBeVisible();
  await page.getByLabel('Select all on this page').check();
};

/** Every screen, dialog, menu and state that is looked at as a whole. */
export const screens: Screen[] = [
  { name: 'login', path: '/login', ready: page => page.getByLabel('Email') },
  {
    name: 'login with errors',
    path: '/login',
    open: click('Sign in'),
    ready: page => page.getByText('Please enter your email and password.'),
  },
  {
    name: 'login, out of order',
    path: '/login',
    prepare: demo => demo.fault({ match: 'POST /auth/local', status: 500 }),
    open: page => signIn(page, 'superadmin'),
    ready: page => page.getByRole('button', { name: 'Copy Reference', exact: true }),
  },
  {
    name: 'sign-up with errors',
    path: '/signup',
    open: click('Sign up'),
    ready: page => page.getByText('First name is required'),
  },
  {
    name: 'forgotten password',
    path: '/forgot-password',
    ready: page => page.getByRole('button', { name: 'Send reset link', exact: true }),
  },
  {
    name: 'reset link that is not valid',
    path: '/user/change-password/made-up',
    ready: page => page.getByText('The password reset link is invalid or expired...'),
  },
  {
    name: 'verification link that is not valid',
    path: '/user/email-verify/made-up',
    ready: page => page.getByText(/invalid or expired/),
  },
  { name: 'home', as: 'superadmin', path: '/', ready: page => main(page).getByRole('heading').first() },
  { name: 'dashboard', as: 'keeper', path: '/', ready: page => page.getByText('This is Your Dashboard') },
  {
    name: 'settings',
    as: 'superadmin',
    path: '/settings',
    ready: page => page.getByLabel(/^Current password/),
  },
  {
    name: 'profile',
    as: 'unverified',
    path: '/view/profile',
    ready: page => page.getByRole('button', { name: 'Resend now', exact: true }),
  },
  {
    name: 'API keys',
    as: 'superadmin',
    path: '/apikeys',
    ready: page => page.getByRole('button', { name: /Delete/ }).first(),
  },
  {
    name: 'API keys, asked to delete',
    as: 'superadmin',
    path: '/apikeys',
    open: click(/Delete/),
    ready: question,
  },
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
    ready: page => picture(page, 'Top active users').getByRole('link').first(),
  },
  {
    name: 'users from a file, checked',
    as: 'superadmin',
    path: '/users/new?from=csv',
    open: checkedFile,
    ready: page => page.getByRole('button', { name: 'Create 1 user', exact: true }),
  },
  {
    name: 'users, none found',
    as: 'superadmin',
    path: '/users?q=zzzzzz',
    ready: page => page.getByText('There is No Users .'),
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
    path: person(7),
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
    path: `${person(0)}#sessions`,
    ready: page => picture(page, 'Time in sessions').getByText(/^Longest session/),
  },
  {
    name: 'user, active subscriptions with payments open',
    as: 'superadmin',
    path: `${user}#subscriptions`,
    open: click(/^Payment history/),
    ready: page => page.getByText('Invoice payment failed'),
  },
  {
    name: 'user, asked to cancel a subscription',
    as: 'superadmin',
    path: `${user}#subscriptions`,
    open: click(/^Cancel subscription/),
    ready: question,
  },
  {
    name: 'user, archived subscriptions',
    as: 'superadmin',
    path: `${user}#archived-subscriptions`,
    ready: page => page.getByRole('button', { name: /^Resubscribe/ }).first(),
  },
  {
    name: 'user, payments of an archived subscription',
    as: 'superadmin',
    path: `${user}#archived-subscriptions`,
    open: click(/^Payment history/),
    ready: page => page.getByRole('dialog'),
  },
  {
    name: 'plain user, own account',
    as: 'user',
    path: '/',
    ready: page => page.getByRole('region', { name: 'Your roles' }),
  },
  {
    name: 'own subscriptions',
    as: 'user',
    path: '/subscriptions',
    open: click(/^Payment history/),
    ready: page => page.getByText('Invoice payment failed'),
  },
  {
    name: 'own subscriptions, a card asked to be deleted',
    as: 'user',
    path: '/subscriptions',
    open: click(/^Delete Visa/),
    ready: question,
  },
  {
    name: 'own subscriptions, none yet, a card with errors',
    as: 'superadmin',
    path: '/subscriptions',
    open: click('Save card'),
    ready: page => page.getByText('Enter the number on the card'),
  },
  {
    name: 'own subscriptions, a new one chosen',
    as: 'user',
    path: '/subscriptions',
    open: async page => {
      await page.getByLabel('Application').fill('bexley');
      await offered(page, 'Bexley Township').click();
      await page.getByLabel('Plan').click();
      await offered(page, 'Basic').click();
      await page.getByRole('radio', { name: /^1 year/ }).check();
    },
    ready: page => page.getByText('Charged again every year until you cancel'),
  },
  {
    name: 'own subscriptions, not read',
    as: 'user',
    path: '/subscriptions',
    prepare: demo => demo.fault({ match: 'GET /api/users/me', status: 500 }),
    ready: page => page.getByRole('button', { name: 'Retry', exact: true }),
  },
  {
    name: 'user, gone',
    as: 'superadmin',
    path: '/user/000000000000000000000000/info',
    ready: page => main(page).getByRole('alert'),
  },
  {
    name: 'tags as cards',
    as: 'superadmin',
    path: '/tags',
    ready: page => page.getByRole('link', { name: 'Aerial Imagery', exact: true }),
  },
  {
    name: 'tags, drawn',
    as: 'superadmin',
    path: '/tags',
    open: click('Chart'),
    ready: page => picture(page, 'Tags by maps triggered').getByRole('link').first(),
  },
  { name: 'tags as a table', as: 'superadmin', path: '/tags?view=table', ready: rows },
  {
    name: 'tags, one edited',
    as: 'superadmin',
    path: '/tags',
    open: click('Edit Aerial Imagery'),
    ready: page => page.getByRole('form').getByRole('textbox'),
  },
  {
    name: 'tags, a new one',
    as: 'superadmin',
    path: '/tags',
    open: click('New tag'),
    ready: page => page.getByRole('dialog').getByRole('textbox'),
  },
  {
    name: 'tag',
    as: 'superadmin',
    path: '/tags',
    open: click('Aerial Imagery', 'link'),
    ready: page => page.getByLabel('Help'),
  },
  {
    name: 'what I did',
    as: 'superadmin',
    path: '/tags',
    open: async page => {
      const act = {
        said: 'tagMade',
        sign: 'add',
        names: ['Floodplain'],
        gaps: {},
        act: 'a',
        back: [{ call: 'DELETE /api/tags/{id}', ask: { path: { id: 'a' } }, removes: true }],
      };
      const some = [
        act,
        { ...act, undone: Date.now() },
        { ...act, said: 'tagDeleted', sign: 'remove', back: [], never: 'deleted' },
        {
          ...act,
          said: 'changed',
          sign: 'edit',
          of: 'users',
          fields: ['phone'],
          values: ['1', '2'],
          names: ['Grace Lindqvist'],
        },
      ];
      const all = some.map((one, n) => ({ ...one, key: String(n), time: Date.now() - n * 3_600_000 * 9 }));
      await page.evaluate(
        ([key, text]) => localStorage.setItem(key!, text!),
        [`journal:${seededUserId(0)}`, JSON.stringify(all)],
      );
      await page.getByRole('button', { name: 'What I did', exact: true }).click();
    },
    ready: page => page.getByRole('dialog', { name: 'What I did' }).getByText('A deletion cannot be undone'),
  },
  {
    name: 'theme menu',
    wideOnly: true,
    as: 'superadmin',
    path: '/',
    open: click(/^Theme/),
    ready: page => page.getByRole('menuitemradio').first(),
  },
  {
    name: 'user, access asked about',
    as: 'superadmin',
    path: `${crowded}?accessQ=Identify+in+Bexley#access`,
    ready: page => page.getByRole('region', { name: /^Why/ }),
  },
  {
    name: 'user, access compared',
    as: 'superadmin',
    path: `${crowded}?accessApplication=${applicationId(1)}&accessWith=${seededUserId(2)}#access`,
    ready: page => page.getByRole('region', { name: 'Both' }).getByRole('link').first(),
  },
  {
    name: 'purposes as cards',
    as: 'superadmin',
    path: '/purposes',
    ready: page => page.getByRole('link', { name: 'Sales Comparison', exact: true }),
  },
  { name: 'toolgroups as a table', as: 'superadmin', path: '/toolgroups?view=table', ready: rows },
  {
    name: 'tools, one edited',
    as: 'superadmin',
    path: '/tools',
    open: click('Edit Buffer'),
    ready: page => page.getByRole('form').getByLabel('Help'),
  },
  {
    name: 'tools, a new one with errors',
    as: 'superadmin',
    path: '/tools',
    open: async page => {
      await page.getByRole('button', { name: 'New tool', exact: true }).click();
      await page.getByRole('button', { name: 'Create tool', exact: true }).click();
    },
    ready: page => page.getByText('Tool Name is required'),
  },
  {
    name: 'toolgroup, by the way of a purpose, edited',
    as: 'superadmin',
    path: `${toolgroup}?purpose=${purposeId(2)}`,
    open: click(/^Edit$/),
    ready: page => page.getByRole('form').getByLabel('Help'),
  },
  {
    name: 'toolgroup, asked to delete',
    as: 'superadmin',
    path: toolgroup,
    open: click('Delete'),
    ready: page => question(page).getByText(/purposes have it/),
  },
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
    ready: page => question(page).getByText(/users have the role/),
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
      await page.getByRole('combobox', { name: 'From', exact: true }).click();
    },
    ready: page => offered(page, 'Appraiser').first(),
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
    name: 'role, asked to take it from a user',
    as: 'superadmin',
    path: role,
    open: click(/^Remove /),
    ready: question,
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
    name: 'search',
    as: 'superadmin',
    path: '/tags',
    open: async page => {
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await page.getByRole('combobox', { name: 'Search', exact: true }).fill('par');
    },
    ready: page => page.getByRole('option', { name: 'Parcels', exact: true }),
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
    name: 'users, some ticked',
    as: 'superadmin',
    path: '/users',
    open: tickAll,
    ready: page => page.getByRole('toolbar', { name: 'Selected users' }),
  },
  {
    name: 'users, asked about many',
    as: 'superadmin',
    path: '/users',
    open: bulk('Assign role'),
    ready: page => page.getByRole('dialog').getByRole('combobox', { name: 'Role', exact: true }),
  },
  {
    name: 'users, many done',
    as: 'superadmin',
    path: '/users?q=map.example&filter=admin',
    prepare: demo => demo.fault({ match: 'GET /api/users/detail/*', status: 500, times: 2 }),
    open: async page => {
      await bulk('Deactivate')(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Deactivate', exact: true }).click();
    },
    ready: page => page.getByRole('button', { name: 'Retry the failed ones', exact: true }),
  },
  {
    name: 'new plan with errors',
    as: 'superadmin',
    path: `/subscription-plan/${applicationId(0)}`,
    open: click('Create plan'),
    ready: page => page.getByText('Plan name is required'),
  },
  {
    name: 'purpose, one of its toolgroups taken out',
    as: 'superadmin',
    path: purpose,
    open: click('Remove Measuring'),
    ready: page => page.getByRole('alertdialog').getByText(/purposes have it/),
  },
  {
    name: 'purpose, a toolgroup added',
    as: 'superadmin',
    path: purpose,
    open: async page => {
      await click('Add toolgroup')(page);
      await page.getByRole('tab', { name: 'Use existing', exact: true }).click();
      await page.getByRole('combobox', { name: 'Toolgroup', exact: true }).click();
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
    },
    ready: page => page.getByRole('dialog').getByText('Toolgroup already exists in the purpose').first(),
  },
  { name: 'plan', as: 'superadmin', path: plan(0, 2), ready: compared },
  { name: 'plan with nothing', as: 'superadmin', path: plan(0, 3), ready: compared },
  { name: 'plan among very many', as: 'superadmin', path: plan(8, 5), ready: compared },
  {
    name: 'plan, all of it edited, with errors',
    as: 'superadmin',
    path: plan(0, 2),
    open: async page => {
      await page.getByRole('button', { name: 'Edit the name of Quarter', exact: true }).click();
      await page.getByRole('button', { name: 'Edit the purposes', exact: true }).click();
      await page.getByRole('combobox', { name: 'Add purposes', exact: true }).click();
      await page.getByRole('listbox').getByRole('option').first().click();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Remove Zoning Review', exact: true }).click();
      await page.getByRole('form', { name: 'New period' }).getByLabel('Count').fill('0.5');
      await page.getByRole('button', { name: 'Add period', exact: true }).click();
      // Last, so that nothing lies half below the top bar.
      await page.getByRole('button', { name: 'Edit the details', exact: true }).click();
    },
    ready: page => page.getByText('A whole number, 1 or more. For half a year: month and 6.'),
  },
  {
    name: 'plan, duplicating',
    as: 'superadmin',
    path: plan(0, 2),
    open: async page => {
      await page.getByRole('button', { name: 'Duplicate to another application', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Duplicate', exact: true }).click();
    },
    ready: page => page.getByText('Please select a valid Application'),
  },
  {
    name: 'plan, not duplicated wholly',
    as: 'superadmin',
    path: plan(0, 2),
    prepare: demo =>
      demo.fault({ match: 'POST /api/subscription-plans/*/add-period', status: 500, times: 1 }),
    open: async page => {
      await page.getByRole('button', { name: 'Duplicate to another application', exact: true }).click();
      await page.getByRole('combobox', { name: 'Application', exact: true }).click();
      await page.getByRole('option').first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Duplicate', exact: true }).click();
    },
    ready: page => page.getByRole('button', { name: 'Retry the failed ones', exact: true }),
  },
  {
    name: 'plan, tool groups not read',
    as: 'superadmin',
    path: `${plan(0, 2)}#toolgroups`,
    prepare: demo => demo.fault({ match: 'GET /api/toolgroups/', status: 500 }),
    ready: page => page.getByText(/^Sorry there was an error loading the tool groups/),
  },
  {
    name: 'notification center',
    as: 'superadmin',
    path: '/#notifications',
    ready: page => page.getByRole('textbox', { name: 'Text', exact: true }),
  },
  {
    name: 'notification center, refused',
    as: 'admin',
    path: '/#notifications',
    open: async page => {
      await page.getByRole('textbox', { name: 'Text', exact: true }).waitFor();
      await page.getByRole('button', { name: 'Link', exact: true }).click();
      await page.getByRole('textbox', { name: 'Address of the link', exact: true }).fill('ftp://map.example');
      await page.getByRole('button', { name: 'Set link', exact: true }).click();
      await page.getByRole('button', { name: 'Create group', exact: true }).click();
    },
    ready: page => page.getByText('Please set a notification group name', { exact: true }),
  },
  {
    name: 'notification center, without groups',
    as: 'superadmin',
    path: '/#notifications',
    prepare: demo => demo.fault({ match: 'GET /api/notifications', status: 200, body: [] }),
    ready: page => page.getByText('No notification groups yet'),
  },
  {
    name: 'organization, open',
    as: 'superadmin',
    path: organization,
    ready: page => page.getByRole('button', { name: 'Edit', exact: true }),
  },
  {
    name: 'organization, asked to delete',
    as: 'superadmin',
    path: organization,
    open: click('Delete…'),
    ready: question,
  },
  {
    name: 'organization, edited with errors',
    as: 'superadmin',
    path: organization,
    open: async page => {
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      await page.getByLabel('Site URL').fill('larkspur');
      await page.getByRole('button', { name: 'Update', exact: true }).click();
    },
    ready: page => page.getByText('A proper App Domain is required'),
  },
  {
    name: 'application',
    as: 'superadmin',
    path: application,
    ready: page => page.getByRole('heading', { name: 'Keys', exact: true }),
  },
  {
    name: 'application, edited with a list open',
    as: 'superadmin',
    path: application,
    open: async page => {
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      await page.getByRole('button', { name: 'Edit list: Product Edition', exact: true }).click();
    },
    ready: page => page.getByRole('button', { name: 'Save list', exact: true }),
  },
  {
    name: 'application, its tools and roles',
    as: 'superadmin',
    path: `${application}#tools`,
    ready: page => page.getByRole('region', { name: 'Users', exact: true }).getByRole('link').first(),
  },
  {
    name: 'application, tools to add',
    as: 'superadmin',
    path: `${application}#tools`,
    open: async page => {
      await page.getByRole('button', { name: 'Add tools', exact: true }).click();
      await page.getByRole('searchbox', { name: 'Find tools', exact: true }).fill('search');
      await expect(page.getByRole('dialog').getByText(/^\d tools found$/)).toBeVisible();
      await page.getByRole('checkbox', { name: 'Choose all found', exact: true }).check();
    },
    ready: page => page.getByRole('list', { name: 'Chosen', exact: true }).getByRole('listitem').first(),
  },
  {
    name: 'application, tools to copy',
    as: 'superadmin',
    path: `${application}#tools`,
    open: async page => {
      await page.getByRole('button', { name: 'Copy tools from...', exact: true }).click();
      await page.getByRole('combobox', { name: 'Application', exact: true }).click();
      await page.getByRole('option').first().click();
    },
    ready: page => page.getByRole('dialog').getByText(/^\d+ tools? will be added$/),
  },
  {
    name: 'application, a role to add',
    as: 'superadmin',
    path: `${application}#tools`,
    open: async page => {
      await page.getByRole('button', { name: 'Add role', exact: true }).click();
      await page.getByRole('tab', { name: 'Use existing', exact: true }).click();
      await page
        .getByRole('form', { name: 'Use existing', exact: true })
        .getByRole('button', { name: 'Add role', exact: true })
        .click();
    },
    ready: page => page.getByText('Please select a valid Role'),
  },
  {
    name: 'application, with what is missing',
    as: 'superadmin',
    path: application,
    ready: page => page.getByText('The service Imagery/Oblique does not answer'),
  },
  {
    name: 'two applications compared',
    as: 'superadmin',
    path: `/?compare=${applicationId(0)},${applicationId(3)}`,
    ready: page =>
      page.getByRole('table', { name: 'Compare applications' }).getByText('Keys are not copied').first(),
  },
  {
    name: 'find and replace with errors',
    as: 'superadmin',
    path: '/?replace=',
    open: async page => {
      await expect(page.getByText(/^in the configs of all/)).toBeVisible();
      await click('Dry run')(page);
    },
    ready: page => page.getByText('Type what to look for'),
  },
  {
    name: 'find and replace, places shown and one not read',
    as: 'superadmin',
    path: '/?replace=gis.maps.example&replaceWith=maps.example',
    prepare: demo => demo.fault({ match: `GET /api/configs/application/${applicationId(1)}`, status: 500 }),
    open: async page => {
      await expect(page.getByText(/^in the configs of all/)).toBeVisible();
      await click('Dry run')(page);
      await click(/^Show places: Cedar/)(page);
    },
    ready: page => page.getByRole('list', { name: /^Places: Cedar/ }),
  },
  {
    name: 'two applications to be chosen',
    as: 'superadmin',
    path: `/?compare=${applicationId(0)}`,
    ready: page => page.getByText('Choose two applications'),
  },
  {
    name: 'application, its plans',
    as: 'superadmin',
    path: `/application/${applicationId(0)}/info#subscriptions`,
    ready: page => page.getByRole('link', { name: 'Professional', exact: true }),
  },
  {
    name: 'application, its work orders',
    as: 'superadmin',
    path: `/application/${applicationId(0)}/info#application-work-orders`,
    ready: page =>
      main(page)
        .getByText(/@larkspur\.example$/)
        .first(),
  },
  {
    name: 'application, its override users',
    as: 'superadmin',
    path: `/application/${applicationId(0)}/info#override-users`,
    ready: page =>
      main(page)
        .getByText(/@\S+\.example$/)
        .first(),
  },
  {
    name: 'application, its layers, a new group with errors',
    as: 'superadmin',
    path: `/application/${applicationId(0)}/info#application-layers`,
    open: async page => {
      await page.getByRole('button', { name: 'New group', exact: true }).click();
      await page.getByRole('button', { name: 'Create group', exact: true }).click();
    },
    ready: page => page.getByText('Please enter valid Group Index'),
  },
  {
    name: 'application, a layer edited',
    as: 'superadmin',
    path: `/application/${applicationId(1)}/info#application-layers`,
    wideOnly: true,
    open: click('Edit Parcels'),
    ready: page => page.getByRole('form', { name: 'Edit Parcels' }),
  },
  {
    name: 'application, layers of a service',
    as: 'superadmin',
    path: `/application/${applicationId(1)}/info#application-layers`,
    open: async page => {
      await page.getByRole('button', { name: 'Add from a service', exact: true }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Assessor\/Parcels/ })
        .click();
    },
    ready: page => page.getByRole('dialog').getByRole('checkbox', { name: 'Lot Lines', exact: true }),
  },
  {
    name: 'application, its paths',
    as: 'superadmin',
    path: `/application/${applicationId(0)}/info#application-paths`,
    ready: page => page.getByRole('list', { name: 'Application Paths' }).getByRole('link').first(),
  },
  {
    name: 'application, its county',
    as: 'superadmin',
    path: `/application/${applicationId(0)}/info#county`,
    ready: page => main(page).getByText('Treasurer', { exact: true }).first(),
  },
  {
    name: 'application, its users',
    as: 'superadmin',
    path: `/application/${applicationId(0)}/info#users`,
    ready: page =>
      main(page)
        .getByText(/@\S+\.example$/)
        .first(),
  },
  {
    name: 'application, its field apps',
    as: 'superadmin',
    path: `/application/${applicationId(0)}/info#field-apps`,
    ready: page => main(page).getByText('Lot Lines', { exact: true }),
  },
  {
    name: 'application, a field app edited with errors',
    as: 'superadmin',
    path: `/application/${applicationId(0)}/info#field-apps`,
    open: async page => {
      await page.getByRole('button', { name: 'Edit field app', exact: true }).click();
      await page
        .getByRole('group', { name: 'Layer 2 of 3', exact: true })
        .getByLabel('Min scale 1:', { exact: true })
        .fill('250');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
    },
    ready: page => page.getByText('The minimum scale is the larger number: zoomed out comes first'),
  },
  {
    name: 'application, its app config',
    as: 'superadmin',
    path: `/application/${applicationId(1)}/info#configs`,
    ready: page => main(page).locator('strong', { hasText: 'Data Layers' }),
  },
  {
    name: 'application, its app config with its tree beside',
    wideOnly: true,
    as: 'superadmin',
    path: `/application/${applicationId(1)}/info#configs`,
    open: click('Tree beside'),
    ready: page => main(page).getByRole('tree').getByRole('treeitem').first(),
  },
  {
    name: 'application, its app config with what its services do not have',
    as: 'superadmin',
    path: `/application/${applicationId(7)}/info#configs`,
    open: click('Check services'),
    ready: page => main(page).getByText('No layer 9', { exact: true }),
  },
  {
    name: 'application, its results configs',
    as: 'superadmin',
    path: `/application/${applicationId(1)}/info?configPart=results#configs`,
    ready: page => main(page).getByLabel('Fill, RGB', { exact: true }),
  },
  {
    name: 'application, a results config renamed with an error',
    as: 'superadmin',
    path: `/application/${applicationId(1)}/info?configPart=results#configs`,
    wideOnly: true,
    open: async page => {
      await page.getByRole('button', { name: 'Add a config', exact: true }).click();
      await page.getByRole('button', { name: 'OK', exact: true }).click();
    },
    ready: page => page.getByText('A name is needed', { exact: true }),
  },
  {
    name: 'application, its editor configs',
    as: 'superadmin',
    path: `/application/${applicationId(1)}/info?configPart=editor#configs`,
    ready: page => main(page).getByRole('button', { name: 'Add section', exact: true }),
  },
  {
    name: 'application, its daily import',
    as: 'superadmin',
    path: `/application/${applicationId(0)}/info#daily-import`,
    ready: page => main(page).getByRole('textbox', { name: 'Instruction notify', exact: true }),
  },
  {
    name: 'application, its daily import compared with a version',
    as: 'superadmin',
    path: `/application/${applicationId(0)}/info#daily-import`,
    open: click('Compare with First version'),
    ready: page => page.getByRole('textbox', { name: 'Import config, differences', exact: true }),
  },
  {
    name: 'application, its daily import reverted',
    as: 'superadmin',
    path: `/application/${applicationId(0)}/info#daily-import`,
    open: click('Revert to First version'),
    ready: page => page.getByRole('dialog').getByText('23:00', { exact: true }),
  },
  {
    name: 'default configs, reviewed',
    as: 'superadmin',
    path: '/#defaults',
    open: async page => {
      await page
        .getByRole('button', { name: 'Make the list of layers', exact: true })
        .or(page.getByRole('button', { name: 'Add layer', exact: true }))
        .waitFor();
      await page
        .getByRole('region', { name: 'App Default Config', exact: true })
        .locator('input[type=file]')
        .setInputFiles({
          name: 'new.json',
          mimeType: 'application/json',
          buffer: Buffer.from('{"theme": {"name": "Assessor"}}'),
        });
      await page.getByRole('button', { name: 'Review and save', exact: true }).click();
    },
    ready: page => page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }),
  },
  {
    name: 'proxy server',
    as: 'superadmin',
    path: '/#misc',
    ready: page => page.getByText('Time of the last OK'),
  },
  {
    name: 'new organization, cloned, with errors',
    as: 'superadmin',
    path: `/application/new?from=${applicationId(0)}`,
    open: click('Create organization'),
    ready: page => page.getByText('Application Id is required'),
  },
  {
    name: 'tool',
    as: 'superadmin',
    path: `/tool/${toolId(11)}/info`,
    ready: page => page.getByRole('textbox', { name: 'Widget config, JSON' }),
  },
  {
    name: 'demo room, a call and a letter open',
    as: 'superadmin',
    path: '/demo',
    prepare: async demo => {
      await demo.as('superadmin', 'POST /api/users/forgot-password-request', { email: 'user@map.example' });
      await demo.fault({ match: 'GET /api/tags', delayMs: 1 });
    },
    open: async page => {
      await page.getByRole('region', { name: 'Outbox', exact: true }).getByRole('link').first().click();
      await page
        .getByRole('region', { name: 'Calls', exact: true })
        .getByRole('link', { name: /^\/api/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Headers', exact: true }).click();
    },
    ready: page => page.getByText(/authorization: \*\*\*/),
  },
  {
    name: 'demo room, a rule with an error',
    as: 'superadmin',
    path: '/demo',
    open: async page => {
      await page.getByRole('button', { name: 'New rule', exact: true }).click();
      await page.getByRole('dialog').getByLabel('Path').fill('tags');
      await page.getByRole('button', { name: 'Create rule', exact: true }).click();
    },
    ready: page => page.getByText('A path begins with /'),
  },
  {
    name: 'demo room, asked to reset',
    as: 'superadmin',
    path: '/demo',
    open: click('Reset demo…'),
    ready: question,
  },

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
    ready: compared,
  },
];
