import { seededUserId } from '../../mocks/db/demoAccounts.ts';
import { settled, violations } from './axe.ts';
import { expect, test } from './test.ts';
import { NARROW, sideways } from './window.ts';

test.use({ viewport: NARROW });

test.describe('at 390 pixels', () => {
  test('in a narrow window the chosen tab is in view, and the row of tabs fades out towards the others', async ({
    staff,
  }) => {
    await staff.goto(`/user/${seededUserId(2)}/info#archived-subscriptions`);
    const tab = staff.getByRole('tab', { name: /^Subscriptions \(Archived\)/ });
    await expect(tab).toBeInViewport({ ratio: 0.99 });
    const row = staff.getByRole('tablist');
    await expect(row).toHaveCSS('--more-before', '32px');
    await expect(row).toHaveCSS('--more-after', '32px');
    await tab.press('Home');
    await expect(staff.getByRole('tab', { name: /^Role List/ })).toBeInViewport({ ratio: 0.99 });
    await expect(row).toHaveCSS('--more-before', '0px');
  });

  test('the fading of the tabs ends when the window has room for all of them', async ({ staff }) => {
    await staff.goto(`/user/${seededUserId(2)}/info#archived-subscriptions`);
    const row = staff.getByRole('tablist');
    await expect(row).toHaveCSS('--more-before', '32px');
    await staff.setViewportSize({ width: 1600, height: 900 });
    await expect(row).toHaveCSS('--more-before', '0px');
    await expect(row).toHaveCSS('mask-image', 'none');
  });

  test('in a narrow window a user is edited in place without scrolling sideways', async ({ staff }) => {
    await staff.goto('/users?q=user%40map.example');
    await staff.getByRole('button', { name: 'Actions: Grace Lindqvist', exact: true }).click();
    await staff.getByRole('menuitem', { name: 'Edit', exact: true }).click();
    await staff.getByRole('form').getByLabel('Last name').fill('Hopper');
    expect(await sideways(staff)).toBe(0);
    await staff.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(staff.getByRole('link', { name: 'Grace Hopper', exact: true })).toBeVisible();
  });

  test('in a narrow window the actions for selected rows are in one menu', async ({ staff }) => {
    await staff.goto('/users?q=map.example');
    await expect(staff.getByRole('link', { name: 'Grace Lindqvist', exact: true })).toBeVisible();
    await staff.getByRole('checkbox', { name: 'Select all on this page', exact: true }).check();
    const bar = staff.getByRole('toolbar', { name: 'Selected users' });
    await expect(bar.getByRole('status')).toHaveText('8 selected');
    await expect(bar.getByRole('button')).toHaveText(['Actions', 'Clear selection']);
    const box = (await bar.boundingBox())!;
    expect(box.x >= 0 && box.x + box.width <= 390).toBe(true);
    await bar.getByRole('button', { name: 'Actions', exact: true }).click();
    await staff.getByRole('menuitem', { name: 'Assign role', exact: true }).click();
    await expect(
      staff.getByRole('dialog').getByRole('combobox', { name: 'Role', exact: true }),
    ).toBeVisible();
  });

  test('the navigation of a narrow window is an accessible drawer that closes when a page opens', async ({
    staff,
  }) => {
    await staff.goto('/users');
    await staff.getByRole('button', { name: 'Menu', exact: true }).click();
    const drawer = staff.getByRole('dialog', { name: 'Menu' });
    await expect(drawer.getByRole('link', { name: 'Purposes', exact: true })).toBeVisible();
    await settled(staff);
    expect(await violations(staff)).toEqual([]);
    await drawer.getByRole('link', { name: 'Tags', exact: true }).click();
    await expect(staff).toHaveURL(/\/tags$/);
    await expect(drawer).toHaveCount(0);
    await staff.getByRole('button', { name: 'Menu', exact: true }).click();
    await drawer.getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(staff).toHaveURL(/\/login/);
  });
});
