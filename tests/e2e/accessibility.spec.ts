import { AxeBuilder } from '@axe-core/playwright';
import type { Demo } from './demo.ts';
import { expect, test, type Page } from './test.ts';

const COLOURS = ['color-contrast', 'link-in-text-block'];
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

// No frame of another origin is on any page: one page is enough to look at, where axe otherwise opens a second.
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode();
const violations = async (page: Page, look = axe(page).withTags(WCAG)) => {
  const { violations, passes } = await look.analyze();
  expect(passes.length, 'axe looked at the page').toBeGreaterThan(0);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`);
};

interface Screen {
  name: string;
  as?: string;
  path: string | ((demo: Demo) => Promise<string>);
  ready(page: Page): ReturnType<Page['locator']>;
  /** Opens what is looked at: a dialog, a menu, a form. */
  open?(page: Page): Promise<void>;
  prepare?(demo: Demo): Promise<unknown>;
  /** What is looked at is not there at 390 px. */
  wideOnly?: true;
}
const main = (page: Page) => page.getByRole('main');
/** Rows of a table, or of the list that it becomes. */
const rows = (page: Page) => main(page).locator('tbody tr:not(.loading), [class*=narrow] li:not(.loading)').first();
const toolgroup = '/toolgroup/5f3c2a10000b000000000003/info';
const user = async (demo: Demo) => `/user/${(await demo.user('user@map.example'))._id}/info`;
const click = (name: string | RegExp, role: 'button' | 'link' = 'button') => async (page: Page) => page.getByRole(role, { name }).first().click();
const question = (page: Page) => page.getByRole('alertdialog');
const role = async (demo: Demo) => `/role/${(await demo.as<{ _id: string }[]>('superadmin', 'GET /api/roles/search?name=Chief%20Deputy'))[0]!._id}/info`;
/** The n-th plan of the seed; there are a thousand places for each application's. */
const purpose = (n: number) => `/purposes/5f3c2a100008${n.toString(16).padStart(12, '0')}/info`;
const plan = (n: number) => `/subscription-plan/5f3c2a10000d${n.toString(16).padStart(12, '0')}/edit`;
const compared = (page: Page) => page.getByRole('rowheader', { name: 'Different tools' });
/** Ticks the page and opens what is to be done with all of them. */
const bulk = (deed: string) => async (page: Page) => {
  await page.getByLabel('Select all on this page').check();
  await page.getByRole('toolbar').getByRole('button', { name: deed, exact: true }).click();
};

const screens: Screen[] = [
  { name: 'login', path: '/login', ready: page => page.getByLabel('Email') },
  { name: 'login with errors', path: '/login', open: click('Sign in'), ready: page => page.getByText('Please enter your email and password.') },
  { name: 'sign-up with errors', path: '/signup', open: click('Sign up'), ready: page => page.getByText('First name is required') },
  { name: 'forgotten password', path: '/forgot-password', ready: page => page.getByRole('button', { name: 'Send reset link' }) },
  { name: 'reset link that is not valid', path: '/user/change-password/made-up', ready: page => page.getByText('The password reset link is invalid or expired...') },
  { name: 'verification link that is not valid', path: '/user/email-verify/made-up', ready: page => page.getByText(/invalid or expired/) },
  { name: 'home', as: 'superadmin', path: '/', ready: page => main(page).getByRole('heading').first() },
  { name: 'dashboard', as: 'keeper', path: '/', ready: page => page.getByText('This is Your Dashboard') },
  { name: 'settings', as: 'superadmin', path: '/settings', ready: page => page.getByLabel(/^Current password/) },
  { name: 'profile', as: 'unverified', path: '/view/profile', ready: page => page.getByRole('button', { name: 'Resend now' }) },
  { name: 'API keys', as: 'superadmin', path: '/apikeys', ready: page => page.getByRole('button', { name: /Delete/ }).first() },
  { name: 'API keys, asked to delete', as: 'superadmin', path: '/apikeys', open: click(/Delete/), ready: question },
  { name: 'users as a table', as: 'superadmin', path: '/users', ready: rows },
  { name: 'users as cards', as: 'superadmin', path: '/users?view=cards', ready: page => page.getByRole('list', { name: 'Users' }).getByRole('link').first() },
  { name: 'users, filtered', as: 'superadmin', path: '/users?filter=admin&lastLoggedIn=2025-01-01%2C2026-11-20', ready: rows },
  { name: 'users, filters open', as: 'superadmin', path: '/users?filter=admin', open: click('Filter'), ready: page => page.getByRole('dialog', { name: 'Filters' }).getByLabel('Provider') },
  { name: 'users, columns open', wideOnly: true, as: 'superadmin', path: '/users', open: click('Columns'), ready: page => page.getByRole('menuitemcheckbox').first() },
  { name: 'users, none found', as: 'superadmin', path: '/users?q=zzzzzz', ready: page => page.getByText('There is No Users .') },
  { name: 'users, not read', as: 'superadmin', path: '/users', prepare: demo => demo.fault({ match: 'GET /api/users', status: 500 }), ready: page => page.getByRole('button', { name: 'Retry' }) },
  {
    name: 'users, edited in place with errors',
    wideOnly: true,
    as: 'superadmin',
    path: '/users?q=user%40map.example',
    open: async page => {
      await page.getByRole('button', { name: 'Edit Grace Lindqvist' }).click();
      await page.getByRole('form').getByLabel('First name').fill('');
      await page.getByRole('button', { name: 'Save' }).click();
    },
    ready: page => page.getByText('First name is required'),
  },
  { name: 'users, asked to delete', as: 'superadmin', path: '/users?q=user%40map.example', open: click('Delete Grace Lindqvist'), ready: question },
  { name: 'new user with errors', as: 'superadmin', path: '/users/new', open: click('Create user'), ready: page => page.getByText('First name is required') },
  { name: 'user', as: 'superadmin', path: user, ready: page => page.getByRole('heading', { name: 'Grace Lindqvist' }) },
  { name: 'user, inactive', as: 'superadmin', path: async demo => `/user/${(await demo.user('inactive@map.example'))._id}/info`, ready: page => page.getByText(/cannot sign in/) },
  { name: 'user, edited', as: 'superadmin', path: user, open: click(/^Edit$/), ready: page => page.getByRole('form').getByLabel('First name') },
  { name: 'user, asked about a privilege', as: 'superadmin', path: user, open: click('Set as Admin'), ready: question },
  { name: 'user, sessions', as: 'superadmin', path: async demo => `${await user(demo)}#sessions`, ready: page => page.getByRole('tabpanel').locator('td, li').first() },
  {
    name: 'user, active subscriptions with payments open',
    as: 'superadmin',
    path: async demo => `${await user(demo)}#subscriptions`,
    open: click(/^Payment history/),
    ready: page => page.getByText('Invoice payment failed'),
  },
  { name: 'user, asked to cancel a subscription', as: 'superadmin', path: async demo => `${await user(demo)}#subscriptions`, open: click(/^Cancel subscription/), ready: question },
  { name: 'user, archived subscriptions', as: 'superadmin', path: async demo => `${await user(demo)}#archived-subscriptions`, ready: page => page.getByRole('button', { name: /^Resubscribe/ }).first() },
  { name: 'user, payments of an archived subscription', as: 'superadmin', path: async demo => `${await user(demo)}#archived-subscriptions`, open: click(/^Payment history/), ready: page => page.getByRole('dialog') },
  { name: 'plain user, own account', as: 'user', path: '/', ready: page => page.getByRole('region', { name: 'Your roles' }) },
  { name: 'own subscriptions', as: 'user', path: '/subscriptions', open: click(/^Payment history/), ready: page => page.getByText('Invoice payment failed') },
  { name: 'own subscriptions, a card asked to be deleted', as: 'user', path: '/subscriptions', open: click(/^Delete Visa/), ready: question },
  { name: 'own subscriptions, none yet, a card with errors', as: 'superadmin', path: '/subscriptions', open: click('Save card'), ready: page => page.getByText('Enter the number on the card') },
  {
    name: 'own subscriptions, a new one chosen',
    as: 'user',
    path: '/subscriptions',
    open: async page => {
      await page.getByLabel('Application').fill('bexley');
      await page.getByRole('option', { name: 'Bexley Township' }).click();
      await page.getByLabel('Plan').click();
      await page.getByRole('option', { name: 'Basic' }).click();
      await page.getByRole('radio', { name: '1 year' }).check();
    },
    ready: page => page.getByText('Charged again every year until you cancel'),
  },
  { name: 'own subscriptions, not read', as: 'user', path: '/subscriptions', prepare: demo => demo.fault({ match: 'GET /api/users/me', status: 500 }), ready: page => page.getByRole('button', { name: 'Retry' }) },
  { name: 'user, gone', as: 'superadmin', path: '/user/000000000000000000000000/info', ready: page => main(page).getByRole('alert') },
  { name: 'tags as cards', as: 'superadmin', path: '/tags', ready: page => page.getByRole('link', { name: 'Aerial Imagery' }) },
  { name: 'tags as a table', as: 'superadmin', path: '/tags?view=table', ready: rows },
  { name: 'tags, one edited', as: 'superadmin', path: '/tags', open: click('Edit Aerial Imagery'), ready: page => page.getByRole('form').getByRole('textbox') },
  { name: 'tags, a new one', as: 'superadmin', path: '/tags', open: click('New tag'), ready: page => page.getByRole('dialog').getByRole('textbox') },
  { name: 'tag', as: 'superadmin', path: '/tags', open: click('Aerial Imagery', 'link'), ready: page => page.getByLabel('Help') },
  { name: 'theme menu', wideOnly: true, as: 'superadmin', path: '/', open: click(/^Theme/), ready: page => page.getByRole('menuitemradio').first() },
  { name: 'user, access asked about', as: 'superadmin', path: '/user/5f3c2a100001000000000025/info?accessQ=Identify+in+Bexley#access', ready: page => page.getByRole('region', { name: /^Why/ }) },
  { name: 'user, access compared', as: 'superadmin', path: async demo => `/user/5f3c2a100001000000000025/info?accessApplication=5f3c2a100002000000000001&accessWith=${(await demo.user('user@map.example'))._id}#access`, ready: page => page.getByRole('region', { name: 'Both' }).getByRole('link').first() },
  { name: 'purposes as cards', as: 'superadmin', path: '/purposes', ready: page => page.getByRole('link', { name: 'Sales Comparison' }) },
  { name: 'toolgroups as a table', as: 'superadmin', path: '/toolgroups?view=table', ready: rows },
  { name: 'tools, one edited', as: 'superadmin', path: '/tools', open: click('Edit Buffer'), ready: page => page.getByRole('form').getByLabel('Help') },
  { name: 'tools, a new one with errors', as: 'superadmin', path: '/tools', open: async page => {
    await page.getByRole('button', { name: 'New tool' }).click();
    await page.getByRole('button', { name: 'Create tool' }).click();
  }, ready: page => page.getByText('Tool Name is required') },
  { name: 'toolgroup, by the way of a purpose, edited', as: 'superadmin', path: `${toolgroup}?purpose=5f3c2a100008000000000002`, open: click(/^Edit$/), ready: page => page.getByRole('form').getByLabel('Help') },
  { name: 'toolgroup, asked to delete', as: 'superadmin', path: toolgroup, open: click('Delete'), ready: page => question(page).getByText(/purposes have it/) },
  { name: 'roles as cards', as: 'superadmin', path: '/roles', ready: page => page.getByRole('link', { name: 'Appraiser', exact: true }) },
  { name: 'roles as a table', as: 'superadmin', path: '/roles?view=table', ready: rows },
  { name: 'roles, one edited', as: 'superadmin', path: '/roles', open: click('Edit Appraiser'), ready: page => page.getByRole('form').getByLabel('Name') },
  { name: 'roles, a new one with errors', as: 'superadmin', path: '/roles', open: async page => {
    await page.getByRole('button', { name: 'New role' }).click();
    await page.getByRole('button', { name: 'Create role' }).click();
  }, ready: page => page.getByText('Role Name is required') },
  { name: 'roles, asked to delete', as: 'superadmin', path: '/roles', open: click('Delete Assessor'), ready: page => question(page).getByText(/users have the role/) },
  { name: 'roles, cloning with errors', as: 'superadmin', path: '/roles', open: async page => {
    await page.getByRole('button', { name: 'Clone role' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Clone role' }).click();
  }, ready: page => page.getByText('Please select a valid Role').first() },
  { name: 'roles, cloning with choices open', as: 'superadmin', path: '/roles', open: async page => {
    await page.getByRole('button', { name: 'Clone role' }).click();
    await page.getByRole('combobox', { name: 'From' }).click();
  }, ready: page => page.getByRole('option', { name: 'Appraiser' }).first() },
  { name: 'role', as: 'superadmin', path: role, ready: page => page.getByRole('region', { name: 'Assigned users' }).getByRole('link').first() },
  { name: 'role, access', as: 'superadmin', path: '/role/5f3c2a100003000000000001/info#access', ready: page => page.getByText(/^Would lose/).first() },
  { name: 'role, no user chosen', as: 'superadmin', path: role, open: page => page.getByRole('button', { name: 'Assign', exact: true }).click(), ready: page => page.getByText('Please Select a Valid User') },
  { name: 'role, edited', as: 'superadmin', path: role, open: click(/^Edit$/), ready: page => page.getByRole('form').getByLabel('Name') },
  { name: 'role, asked to take it from a user', as: 'superadmin', path: role, open: click(/^Remove /), ready: question },
  { name: 'user, roles with errors', as: 'superadmin', path: user, open: click('Assign role'), ready: page => page.getByText('Please select a valid Application') },
  { name: 'user, choosing a role', as: 'superadmin', path: user, open: async page => page.getByRole('combobox', { name: 'Roles' }).click(), ready: page => page.getByRole('option').first() },
  { name: 'user, more roles chosen than are shown', as: 'superadmin', path: user, open: async page => {
    await page.getByRole('combobox', { name: 'Roles' }).click();
    for (let chosen = 0; chosen < 5; chosen += 1) await page.getByRole('option').first().click();
  }, ready: page => page.getByRole('button', { name: '+2' }) },
  { name: 'search', as: 'superadmin', path: '/tags', open: async page => {
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('combobox', { name: 'Search' }).fill('par');
  }, ready: page => page.getByRole('option', { name: 'Parcels', exact: true }) },
  { name: 'user, asked to remove a role', as: 'superadmin', path: user, open: click(/^Remove /), ready: question },
  { name: 'user, a role removed and Undo offered', as: 'superadmin', path: user, open: async page => {
    await page.getByRole('button', { name: /^Remove / }).first().click();
    await question(page).getByRole('button', { name: 'Remove' }).click();
  }, ready: page => page.getByRole('button', { name: 'Undo' }) },
  { name: 'user, protected layers with errors', as: 'superadmin', path: async demo => `${await user(demo)}#protected-layers`, open: click('Assign layers'), ready: page => page.getByText('Please select atleast one protected layer') },
  { name: 'user, asked to remove a layer', as: 'superadmin', path: async demo => `${await user(demo)}#protected-layers`, open: click(/^Remove Owner Names/), ready: question },
  { name: 'user, transfer from V4', as: 'superadmin', path: user, open: click('Transfer from V4'), ready: page => page.getByRole('button', { name: 'Confirm Transfer' }) },
  { name: 'users, some ticked', as: 'superadmin', path: '/users', open: page => page.getByLabel('Select all on this page').check(), ready: page => page.getByRole('toolbar', { name: 'Selected users' }) },
  { name: 'users, asked about many', as: 'superadmin', path: '/users', open: bulk('Assign role'), ready: page => page.getByRole('dialog').getByRole('combobox', { name: 'Role', exact: true }) },
  { name: 'users, many done', as: 'superadmin', path: '/users?q=map.example&filter=admin', prepare: demo => demo.fault({ match: 'GET /api/users/detail/*', status: 500, times: 2 }), open: async page => {
    await bulk('Deactivate')(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
  }, ready: page => page.getByRole('button', { name: 'Retry the failed ones' }) },
  { name: 'new plan with errors', as: 'superadmin', path: '/subscription-plan/5f3c2a100002000000000000', open: click('Create plan'), ready: page => page.getByText('Plan name is required') },
  { name: 'purpose, one of its toolgroups taken out', as: 'superadmin', path: purpose(3), open: click('Remove Measuring'), ready: page => page.getByRole('alertdialog').getByText(/purposes have it/) },
  { name: 'purpose, a toolgroup added', as: 'superadmin', path: purpose(3), open: async page => {
    await click('Add toolgroup')(page);
    await page.getByRole('tab', { name: 'Use existing' }).click();
    await page.getByRole('combobox', { name: 'Toolgroup' }).press('ArrowDown');
    await page.getByRole('combobox', { name: 'Toolgroup' }).press('ArrowDown');
  }, ready: page => page.getByRole('dialog').getByText('Toolgroup already exists in the purpose').first() },
  { name: 'plan', as: 'superadmin', path: plan(2), ready: compared },
  { name: 'plan with nothing', as: 'superadmin', path: plan(3), ready: compared },
  { name: 'plan among very many', as: 'superadmin', path: plan(8005), ready: compared },
  { name: 'plan, all of it edited, with errors', as: 'superadmin', path: plan(2), open: async page => {
    await page.getByRole('button', { name: 'Edit the name of Quarter' }).click();
    await page.getByRole('button', { name: 'Edit the purposes' }).click();
    await page.getByRole('combobox', { name: 'Add purposes' }).click();
    await page.getByRole('listbox').getByRole('option').first().click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Remove Zoning Review' }).click();
    await page.getByRole('form', { name: 'New period' }).getByLabel('Count').fill('0.5');
    await page.getByRole('button', { name: 'Add period' }).click();
    // Last, so that nothing lies half below the top bar.
    await page.getByRole('button', { name: 'Edit the details' }).click();
  }, ready: page => page.getByText('A whole number, 1 or more. For half a year: month and 6.') },
  { name: 'plan, duplicating', as: 'superadmin', path: plan(2), open: async page => {
    await page.getByRole('button', { name: 'Duplicate to another application' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Duplicate' }).click();
  }, ready: page => page.getByText('Please select a valid Application') },
  { name: 'plan, not duplicated wholly', as: 'superadmin', path: plan(2), prepare: demo => demo.fault({ match: 'POST /api/subscription-plans/*/add-period', status: 500, times: 1 }), open: async page => {
    await page.getByRole('button', { name: 'Duplicate to another application' }).click();
    await page.getByRole('combobox', { name: 'Application' }).click();
    await page.getByRole('option').first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Duplicate' }).click();
  }, ready: page => page.getByRole('button', { name: 'Retry the failed ones' }) },
  { name: 'plan, tool groups not read', as: 'superadmin', path: `${plan(2)}#toolgroups`, prepare: demo => demo.fault({ match: 'GET /api/toolgroups/', status: 500 }), ready: page => page.getByText(/^Sorry there was an error loading the tool groups/) },
  { name: 'not built yet', as: 'superadmin', path: '/application/new', ready: page => page.getByText(/still being built/) },
];

/** Transitions of dialogs and menus have to end, or their colours are half-mixed. */
const still = (page: Page) => page.evaluate(() => Promise.all(document.getAnimations().map(animation => animation.finished.catch(() => {}))));

for (const { name, as, path, ready, open, prepare, wideOnly } of screens)
  test(`${name}: axe finds nothing, in either theme, wide and narrow.`, async ({ visit, demo }) => {
    const page = await visit(as);
    const address = typeof path === 'string' ? path : await path(demo);
    await prepare?.(demo);
    await page.goto(address);
    await open?.(page);
    const looked = async (where: string, look?: AxeBuilder) => {
      await expect(ready(page)).toBeVisible();
      await still(page);
      expect(await violations(page, look), where).toEqual([]);
    };
    await looked('wide');
    // The themes differ in nothing but colours.
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    await looked('dark', axe(page).withRules(COLOURS));
    if (wideOnly) return;
    await page.setViewportSize({ width: 390, height: 844 });
    await looked('narrow');
  });

test('The drawer of narrow screens: axe finds nothing.', async ({ visit }) => {
  const page = await visit('superadmin', { viewport: { width: 390, height: 844 } });
  await page.goto('/users');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Purposes' })).toBeVisible();
  await still(page);
  expect(await violations(page)).toEqual([]);
});
