import { signInByForm } from './signIn.ts';
import { expect, test } from './test.ts';

test.describe('first days', () => {
  test('A first login leads to the settings and can be skipped', async ({ visit }) => {
    const page = await visit();
    await page.goto('/login');
    await signInByForm(page, 'first.login');
    await expect(page).toHaveURL(/\/settings$/);
    await page.getByRole('button', { name: 'Skip', exact: true }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
  });

  test('A first login with a new password is marked done and goes home by itself', async ({
    visit,
    demo,
  }) => {
    const page = await visit();
    await page.goto('/login');
    await signInByForm(page, 'first.login');
    await page.getByLabel(/^Current password/).fill('Assessor1');
    await page.getByLabel(/^New password/).fill('Assessor22');
    await page.getByLabel(/^Repeat new password/).fill('Assessor22');
    await page.getByRole('main').getByRole('button', { name: 'Change password', exact: true }).click();
    await expect(page.getByText('Password successfully changed.')).toBeVisible();
    await expect(page).toHaveURL(/:\d+\/$/);
    expect(await demo.user('first.login@map.example')).toMatchObject({ isLoggedinYet: true });
  });

  test('A temporary password leads to the page that replaces it, and the new one signs in', async ({
    visit,
  }) => {
    const page = await visit();
    await page.goto('/login');
    await signInByForm(page, 'temporary', 'Temporary1');
    await expect(page).toHaveURL(/\/user\/change-password\/.+/);
    await page.getByLabel(/^New password/).fill('Assessor22');
    await page.getByLabel(/^Repeat new password/).fill('Assessor2');
    await page.getByRole('button', { name: 'Change password', exact: true }).click();
    await expect(page.getByText('The passwords do not match')).toBeVisible();
    await page.getByLabel(/^Repeat new password/).fill('Assessor22');
    await page.getByRole('button', { name: 'Change password', exact: true }).click();
    await expect(page.getByText('Password successfully changed.')).toBeVisible();
    await expect(page).toHaveURL(/\/login/);
    await signInByForm(page, 'temporary', 'Assessor22');
    // The user has just chosen the password, so no other one is requested.
    await expect(page).toHaveURL(/\/subscriptions$/);
  });
});
