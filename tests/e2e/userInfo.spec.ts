import { banner } from './signIn.ts';
import { expect, test, type Page } from './test.ts';

const open = async (page: Page, demo: { user(email: string): Promise<{ _id: string }> }, email: string, hash = '') => page.goto(`/user/${(await demo.user(email))._id}/info${hash}`);

test.describe('a user’s page', () => {
  for (const [email, action, done, from, to] of [
    ['user@map.example', 'Set as Super Admin', 'The user has been set as Super Admin.', 'user', 'superadmin'],
    ['user@map.example', 'Set as Admin', 'The user has been set as Admin.', 'user', 'admin'],
    ['admin@map.example', 'Set as Super Admin', 'The user has been set as Super Admin.', 'admin', 'superadmin'],
    ['admin@map.example', 'Remove Admin Privileges', 'The admin privileges have been removed.', 'admin', 'user'],
    ['second.superadmin@map.example', 'Remove Admin Privileges', 'The admin privileges have been removed.', 'superadmin', 'user'],
  ] as const)
    test(`${action} asks with the user’s name and roles, and makes of a ${from} a ${to}.`, async ({ staff, demo }) => {
      await open(staff, demo, email);
      await staff.getByRole('button', { name: action }).click();
      const question = staff.getByRole('alertdialog');
      await expect(question).toContainText(email);
      await expect(question).toContainText(`from ${from} to ${to}`);
      await question.getByRole('button', { name: 'Cancel' }).click();
      expect(await demo.user(email)).toMatchObject({ role: from });
      await staff.getByRole('button', { name: action }).click();
      await question.getByRole('button', { name: action }).click();
      await expect(banner(staff, done)).toBeVisible();
      await expect(staff.getByRole('button', { name: action })).toHaveCount(0);
      expect(await demo.user(email)).toMatchObject({ role: to });
    });

  test('Buttons are offered only where they change something: none to take privileges from a plain user, none for oneself.', async ({ staff, demo }) => {
    const offered = (name: string) => staff.getByRole('button', { name });
    await open(staff, demo, 'user@map.example');
    await expect(offered('Set as Admin')).toBeVisible();
    await expect(offered('Remove Admin Privileges')).toHaveCount(0);
    await open(staff, demo, 'admin@map.example');
    await expect(offered('Remove Admin Privileges')).toBeVisible();
    await expect(offered('Set as Admin')).toHaveCount(0);
    await open(staff, demo, 'superadmin@map.example');
    await expect(staff.getByRole('heading', { name: 'Sofía Reyes' })).toBeVisible();
    for (const name of ['Set as Super Admin', 'Set as Admin', 'Remove Admin Privileges', 'Delete']) await expect(offered(name)).toHaveCount(0);
  });

  test('An admin is offered no privileges to give or take.', async ({ visit, demo }) => {
    const page = await visit('admin');
    await page.goto('/users');
    await page.locator('tbody tr:not(.loading) a').first().click();
    await expect(page.getByRole('tab', { name: 'Sessions' })).toBeVisible();
    for (const name of ['Set as Super Admin', 'Set as Admin', 'Remove Admin Privileges']) await expect(page.getByRole('button', { name })).toHaveCount(0);
    expect(await demo.calls('PUT', /set|remove/)).toEqual([]);
  });

  test('The tabs stand in the hash, and the arrow keys move between them.', async ({ staff, demo }) => {
    await open(staff, demo, 'superadmin@map.example', '#sessions');
    const tabs = staff.getByRole('tablist', { name: 'User details' });
    await expect(tabs.getByRole('tab')).toHaveText([/^Role List/, /^Protected Layers/, 'Subscriptions (Active)', 'Subscriptions (Archived)', 'Sessions']);
    await expect(tabs.getByRole('tab', { name: 'Sessions' })).toHaveAttribute('aria-selected', 'true');
    await tabs.getByRole('tab', { name: 'Sessions' }).focus();
    await staff.keyboard.press('ArrowLeft');
    await expect(staff).toHaveURL(/#archived-subscriptions$/);
    await expect(tabs.getByRole('tab', { name: 'Subscriptions (Archived)' })).toBeFocused();
  });

  test('Sessions come ten to a page, with elapsed times as hours, minutes, seconds and tenths.', async ({ staff, demo }) => {
    await open(staff, demo, 'superadmin@map.example', '#sessions');
    const rows = staff.getByRole('tabpanel').locator('tbody tr:not(:has(.skeleton))');
    await expect(rows).toHaveCount(10);
    expect(new URL((await demo.calls('GET', /^\/api\/sessions\//))[0]!.path, 'http://any').searchParams.get('pageSize')).toBe('10');
    await expect(rows.filter({ hasText: /\d+:\d\d:\d\d\.\d/ }).first()).toBeVisible();
    await expect(rows.filter({ hasText: /\d\d\/\d\d\/\d{4} \d\d:\d\d/ })).toHaveCount(10);
    await staff.getByRole('link', { name: 'Next page' }).click();
    await expect(staff.getByText(/^11–20 of/)).toBeVisible();
    await expect(rows).toHaveCount(10);
  });

  test('A user is edited on the own page, and the head follows.', async ({ staff, demo }) => {
    await open(staff, demo, 'user@map.example');
    await staff.getByRole('button', { name: 'Edit', exact: true }).click();
    await staff.getByRole('form').getByLabel('Last name').fill('Hopper');
    await staff.getByRole('button', { name: 'Save' }).click();
    await expect(staff.getByRole('heading', { name: 'Grace Hopper', level: 1 })).toBeVisible();
  });

  test('A user deleted on the own page is gone, and the list is shown.', async ({ staff, demo }) => {
    await open(staff, demo, 'user@map.example');
    await staff.getByRole('button', { name: 'Delete', exact: true }).click();
    await staff.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(staff).toHaveURL(/\/users$/);
    await expect(demo.user('user@map.example')).rejects.toThrow();
  });

  test('A user who is not there is said to be gone, with a way back.', async ({ staff }) => {
    await staff.goto('/user/000000000000000000000000/info');
    await expect(staff.getByText(/no longer there|not found|no such/i).first()).toBeVisible();
    await staff.getByRole('main').getByRole('link', { name: 'Users' }).last().click();
    await expect(staff).toHaveURL(/\/users$/);
  });

  test('Saving over somebody else’s change of the same field asks first and shows what differs.', async ({ staff, demo }) => {
    await open(staff, demo, 'user@map.example');
    await staff.getByRole('button', { name: 'Edit', exact: true }).click();
    await staff.getByRole('form').getByLabel('Last name').fill('Mine');
    const now = await demo.user('user@map.example');
    await demo.as('second.superadmin', `PUT /api/users/${now._id}`, { ...now, lastName: 'Theirs' });
    await staff.getByRole('button', { name: 'Save' }).click();
    const question = staff.getByRole('alertdialog', { name: 'Somebody else changed this' });
    await expect(question).toContainText('Theirs');
    await expect(question).toContainText('Mine');
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(await demo.user('user@map.example')).toMatchObject({ lastName: 'Theirs' });
    await expect(staff.getByRole('form').getByLabel('Last name')).toHaveValue('Mine');
    await staff.getByRole('button', { name: 'Save' }).click();
    await question.getByRole('button', { name: 'Save mine' }).click();
    await expect(banner(staff, 'The user has been saved.')).toBeVisible();
    expect(await demo.user('user@map.example')).toMatchObject({ lastName: 'Mine' });
  });
});
