import { banner, signIn } from './signIn.ts';
import { expect, test } from './test.ts';

test.describe('first days', () => {
  test('A first login leads to the settings and can be skipped.', async ({ visit }) => {
    const page = await visit();
    await page.goto('/login');
    await signIn(page, 'first.login');
    await expect(page).toHaveURL(/\/settings$/);
    await page.getByRole('button', { name: 'Skip' }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
  });

  test('A first login with a new password is marked done and goes home by itself.', async ({ visit, demo }) => {
    const page = await visit();
    await page.goto('/login');
    await signIn(page, 'first.login');
    await page.getByLabel(/^Current password/).fill('Assessor1');
    await page.getByLabel(/^New password/).fill('Assessor22');
    await page.getByLabel(/^Repeat new password/).fill('Assessor22');
    await page.getByRole('button', { name: 'Change password' }).last().click();
    await expect(page.getByText('Password successfully changed.')).toBeVisible();
    await expect(page).toHaveURL(/:\d+\/$/);
    expect(await demo.user('first.login@map.example')).toMatchObject({ isLoggedinYet: true });
  });

  test('A temporary password leads to the page that replaces it, and the new one signs in.', async ({ visit }) => {
    const page = await visit();
    await page.goto('/login');
    await signIn(page, 'temporary', 'Temporary1');
    await expect(page).toHaveURL(/\/user\/change-password\/.+/);
    await page.getByLabel(/^New password/).fill('Assessor22');
    await page.getByLabel(/^Repeat new password/).fill('Assessor2');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('The passwords do not match')).toBeVisible();
    await page.getByLabel(/^Repeat new password/).fill('Assessor22');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Password successfully changed.')).toBeVisible();
    await expect(page).toHaveURL(/\/login/);
    await signIn(page, 'temporary', 'Assessor22');
    // The password was just chosen: nobody asks for another one.
    await expect(page).toHaveURL(/\/subscriptions$/);
  });
});

test.describe('one’s own account', () => {
  test('The profile is saved and greets by the new name.', async ({ visit, demo }) => {
    const page = await visit('superadmin');
    await page.goto('/view/profile');
    await page.getByLabel('First name').fill('Sofie');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(banner(page, 'Profile Updated Successfully.')).toBeVisible();
    await expect(page.getByText('Hello, Sofie')).toBeVisible();
    expect(await demo.user('superadmin@map.example')).toMatchObject({ firstName: 'Sofie' });
  });

  test('A password that the platform refuses is explained under the field.', async ({ visit }) => {
    const page = await visit('superadmin');
    await page.goto('/settings');
    await page.getByLabel(/^Current password/).fill('Wrong1234');
    await page.getByLabel(/^New password/).fill('Ab');
    await page.getByLabel(/^Repeat new password/).fill('Ab');
    await page.getByRole('button', { name: 'Change password' }).last().click();
    await expect(page.getByText('Password must be at least 8 characters with an uppercase letter and a number.')).toBeVisible();
    await expect(page.getByLabel(/^New password/)).toHaveValue('Ab');
  });

  test('An API key is made, shown, and deleted after a question.', async ({ staff, demo }) => {
    await staff.goto('/apikeys');
    const before = (await demo.as<unknown[]>('superadmin', 'GET /api/users/apikey')).length;
    await staff.getByRole('button', { name: 'Create API key' }).click();
    await expect(banner(staff, /^The key ending in .+ has been created\.$/)).toBeVisible();
    expect(await demo.as<unknown[]>('superadmin', 'GET /api/users/apikey')).toHaveLength(before + 1);
    await staff.getByRole('button', { name: /Delete/ }).first().click();
    await staff.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(banner(staff, /^The key ending in .+ has been deleted\.$/)).toBeVisible();
    expect(await demo.as<unknown[]>('superadmin', 'GET /api/users/apikey')).toHaveLength(before);
  });
});
