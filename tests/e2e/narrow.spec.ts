import type { Demo } from './demo.ts';
import { expect, test, type Page } from './test.ts';

test.use({ viewport: { width: 390, height: 844 } });

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const user = async (demo: Demo) => `/user/${(await demo.user('superadmin@map.example'))._id}/info`;
const grace = async (demo: Demo) => `/user/${(await demo.user('user@map.example'))._id}/info`;
const longRole = async (demo: Demo) => `/role/${(await demo.as<{ _id: string }[]>('superadmin', 'GET /api/roles/search?name=Deputy%20Assistant'))[0]!._id}/info`;
const crowded = async (demo: Demo) => {
  const { data } = await demo.as<{ data: { _id: string; rolesAssigned: unknown[] }[] }>('superadmin', 'GET /api/users?pageSize=0');
  return `/user/${data.find(({ rolesAssigned }) => rolesAssigned.length === 500)!._id}/info`;
};

const screens: [name: string, as: string | undefined, path: string | ((demo: Demo) => Promise<string>), ready: (page: Page) => ReturnType<Page['locator']>][] = [
  ['login', undefined, '/login', page => page.getByLabel('Email')],
  ['sign-up', undefined, '/signup', page => page.getByLabel('First name')],
  ['home', 'superadmin', '/', page => page.getByRole('main').getByRole('heading').first()],
  ['users', 'superadmin', '/users?pageSize=40', page => page.getByRole('list', { name: 'Users' }).getByRole('link').first()],
  ['users as cards', 'superadmin', '/users?view=cards&pageSize=40', page => page.getByRole('list', { name: 'Users' }).getByRole('link').first()],
  ['filtered users', 'superadmin', '/users?filter=admin&provider=local&lastLoggedIn=2025-01-01%2C2026-11-20', page => page.getByRole('main').getByRole('link').nth(2)],
  ['new user', 'superadmin', '/users/new', page => page.getByRole('button', { name: 'Create user' })],
  ['user', 'superadmin', user, page => page.getByRole('heading', { name: 'Sofía Reyes' })],
  ['sessions', 'superadmin', async demo => `${await user(demo)}#sessions`, page => page.getByRole('list', { name: 'Sessions' }).getByText('Login').first()],
  ['subscriptions', 'superadmin', async demo => `${await grace(demo)}#subscriptions`, page => page.getByText('The last payment failed', { exact: false })],
  ['archived subscriptions', 'superadmin', async demo => `${await grace(demo)}#archived-subscriptions`, page => page.getByRole('button', { name: /^Resubscribe/ }).first()],
  ['own subscriptions', 'user', '/subscriptions', page => page.getByRole('button', { name: 'Subscribe', exact: true })],
  ['tags', 'superadmin', '/tags', page => page.getByRole('link', { name: 'Aerial Imagery' })],
  ['purposes', 'superadmin', '/purposes', page => page.getByRole('link', { name: 'Sales Comparison' })],
  ['tools as a list, one with a name of 100 characters', 'superadmin', '/tools?view=table&pageSize=100', page => page.getByRole('link', { name: /^Field Notes for/ })],
  ['toolgroup', 'superadmin', '/toolgroup/5f3c2a10000b000000000007/info?purpose=5f3c2a100008000000000007', page => page.getByRole('region', { name: 'Where used' }).getByRole('link').first()],
  ['tool with a name of 100 characters', 'superadmin', '/tool/5f3c2a10000c000000000029/info', page => page.getByRole('region', { name: 'Where used' }).getByRole('link').first()],
  ['roles', 'superadmin', '/roles?pageSize=100', page => page.getByRole('link', { name: 'Appraiser', exact: true })],
  ['roles as a list', 'superadmin', '/roles?view=table&pageSize=100', page => page.getByRole('link', { name: 'Appraiser', exact: true })],
  ['role', 'superadmin', '/role/5f3c2a100003000000000008/info', page => page.getByRole('region', { name: 'Assigned users' }).getByRole('link').first()],
  ['role with a name of 200 characters', 'superadmin', longRole, page => page.getByRole('heading', { name: /^Deputy Assistant/ })],
  ['user with 500 roles', 'superadmin', crowded, page => page.getByRole('region', { name: 'Roles by application' }).getByRole('link').nth(400)],
  ['user with many layers', 'superadmin', async demo => `${await crowded(demo)}#protected-layers`, page => page.getByText('Owners, Mailing Addresses').first()],
  ['access of a user with 500 roles', 'superadmin', async demo => `${await crowded(demo)}?accessQ=Identify#access`, page => page.getByRole('region', { name: /^Why/ })],
  ['access of a role', 'superadmin', '/role/5f3c2a100003000000000001/info#access', page => page.getByText(/^Would lose/).first()],
  ['profile', 'superadmin', '/view/profile', page => page.getByLabel('First name')],
  ['settings', 'superadmin', '/settings', page => page.getByLabel(/^Current password/)],
  ['new plan', 'superadmin', '/subscription-plan/5f3c2a100002000000000000', page => page.getByRole('button', { name: 'Create plan' })],
  ['plan', 'superadmin', '/subscription-plan/5f3c2a10000d000000000002/edit', page => page.getByRole('rowheader', { name: 'Different tools' })],
  ['plan with a name of 150 characters and every tool', 'superadmin', '/subscription-plan/5f3c2a10000d0000000003ec/edit#tools', page => page.getByRole('rowheader', { name: 'Different tools' })],
  ['plan among 33', 'superadmin', '/subscription-plan/5f3c2a10000d000000001f45/edit', page => page.getByRole('rowheader', { name: 'Different tools' })],
  ['API keys', 'superadmin', '/apikeys', page => page.getByRole('button', { name: /Delete/ }).first()],
];

test.describe('at 390 pixels', () => {
  for (const [name, as, path, ready] of screens)
    test(`${name}: nothing scrolls sideways.`, async ({ visit, demo }) => {
      const page = await visit(as);
      await page.goto(typeof path === 'string' ? path : await path(demo));
      await expect(ready(page)).toBeVisible();
      expect(await sideways(page)).toBe(0);
    });

  test('Of tabs that have no room the chosen one is in view.', async ({ staff, demo }) => {
    await staff.goto(`${await grace(demo)}#archived-subscriptions`);
    const tab = staff.getByRole('tab', { name: /^Subscriptions \(Archived\)/ });
    await expect(tab).toBeInViewport({ ratio: 0.99 });
    await tab.press('Home');
    await expect(staff.getByRole('tab', { name: /^Role List/ })).toBeInViewport({ ratio: 0.99 });
  });

  test('A user is edited in place, without scrolling sideways.', async ({ staff }) => {
    await staff.goto('/users?q=user%40map.example');
    await staff.getByRole('button', { name: 'Actions: Grace Lindqvist' }).click();
    await staff.getByRole('menuitem', { name: 'Edit' }).click();
    await staff.getByRole('form').getByLabel('Last name').fill('Hopper');
    expect(await sideways(staff)).toBe(0);
    await staff.getByRole('button', { name: 'Save' }).click();
    await expect(staff.getByRole('link', { name: 'Grace Hopper' })).toBeVisible();
  });

  test('The dialogs of roles and rights, and the ticked rows, do not scroll sideways.', async ({ staff, demo }) => {
    await staff.goto('/roles');
    await staff.getByRole('button', { name: 'Clone role' }).click();
    await expect(staff.getByRole('combobox', { name: 'From' })).toBeVisible();
    expect(await sideways(staff)).toBe(0);
    await staff.goto(`/user/${(await demo.user('user@map.example'))._id}/info`);
    await staff.getByRole('button', { name: 'Transfer from V4' }).click();
    await expect(staff.getByRole('button', { name: 'Confirm Transfer' })).toBeVisible();
    expect(await sideways(staff)).toBe(0);
    await staff.goto('/users?q=map.example');
    await staff.getByRole('checkbox', { name: 'Select all on this page' }).check();
    const bar = staff.getByRole('toolbar', { name: 'Selected users' });
    await expect(bar.getByRole('status')).toHaveText('8 selected');
    await expect(bar.getByRole('button')).toHaveText(['Actions', 'Clear']);
    expect(await sideways(staff)).toBe(0);
    const box = (await bar.boundingBox())!;
    expect(box.x >= 0 && box.x + box.width <= 390).toBe(true);
    await bar.getByRole('button', { name: 'Actions' }).click();
    await staff.getByRole('menuitem', { name: 'Assign role' }).click();
    await expect(staff.getByRole('dialog').getByRole('combobox', { name: 'Role', exact: true })).toBeVisible();
  });

  test('The navigation folds into a drawer, which closes when one goes somewhere.', async ({ staff }) => {
    await staff.goto('/users');
    await staff.getByRole('button', { name: 'Menu' }).click();
    const drawer = staff.getByRole('dialog', { name: 'Menu' });
    await drawer.getByRole('link', { name: 'Tags' }).click();
    await expect(staff).toHaveURL(/\/tags$/);
    await expect(drawer).toHaveCount(0);
    await staff.getByRole('button', { name: 'Menu' }).click();
    await drawer.getByRole('button', { name: 'Sign out' }).click();
    await expect(staff).toHaveURL(/\/login/);
  });
});
