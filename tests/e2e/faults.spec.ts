import { signInByForm } from './signIn.ts';
import { expect, test } from './test.ts';

// tests/screens covers every call and every failure; these tests need a browser.
test('a lost connection is reported, and Retry loads the list', async ({ staff, demo }) => {
  await demo.fault({ match: 'GET /api/users', drop: true });
  await staff.goto('/users');
  await expect(
    staff.getByRole('main').getByText('The connection was lost. Check your connection and try again.'),
  ).toBeVisible();
  await demo.clearFaults();
  await staff.getByRole('button', { name: 'Retry', exact: true }).click();
  await expect(staff.locator('tbody tr:not(.loading)')).toHaveCount(8);
});

test('after a session ends during a save, the typed input is offered again', async ({ staff, demo }) => {
  await demo.fault({ match: 'PUT /api/users/{id}', status: 401, times: 1 });
  const form = staff.getByRole('form', { name: 'Edit Grace Lindqvist' });
  const edit = staff.getByRole('button', { name: 'Edit Grace Lindqvist', exact: true });
  await staff.goto('/users?q=user%40map.example');
  await edit.click();
  await form.getByLabel('Last name').fill('Hopper');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(staff.getByText('Please login to continue')).toHaveCount(1);
  await signInByForm(staff, 'superadmin');
  await edit.click();
  await form.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(form.getByLabel('Last name')).toHaveValue('Hopper');
});

test('a user who cannot sign in can copy the reference of the failed request', async ({ visit, demo }) => {
  await demo.fault({ match: 'POST /auth/local', status: 500, times: 1 });
  const page = await visit(undefined, { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto('/login');
  const answer = page.waitForResponse('**/auth/local');
  await signInByForm(page, 'superadmin');
  const reference = (await (await answer).headerValue('x-request-id'))!;
  await expect(page.getByText(`Reference ${reference}`, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Copy reference', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Copied', exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference);
  await page.getByRole('button', { name: 'Retry', exact: true }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});
