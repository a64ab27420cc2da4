import { signInByForm } from './signIn.ts';
import { expect, test } from './test.ts';

test.describe('first days', () => {
  test('the first sign-in opens the settings, which can be skipped', async ({ visit }) => {
    const page = await visit();
    await page.goto('/login');
    await signInByForm(page, 'first.login');
    await expect(page).toHaveURL(/\/settings$/);
    await page.getByRole('button', { name: 'Skip', exact: true }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
  });

  test('a new password at the first sign-in is saved and leads to the home page', async ({ visit, demo }) => {
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

  test('a temporary password opens the page to replace it, and the new password signs in', async ({
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
