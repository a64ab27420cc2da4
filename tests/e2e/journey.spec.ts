import { banner, signInByForm } from './signIn.ts';
import { expect, test } from './test.ts';

test('a superadmin signs in, finds a user and edits their name, which is kept after a restart', async ({
  visit,
  program,
  demo,
}) => {
  const page = await visit();
  await page.goto('/');
  await signInByForm(page, 'superadmin');
  await expect(page.getByText('Hello, Sofía')).toBeVisible();

  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Users', exact: true })
    .click();
  await page.getByRole('searchbox', { name: 'Search name or email' }).fill('grace');
  await expect(page).toHaveURL(/q=grace/);
  await page.getByRole('button', { name: 'Edit Grace Lindqvist', exact: true }).click();
  const form = page.getByRole('form', { name: 'Edit Grace Lindqvist' });
  await form.getByLabel('Last name').fill('Hopper');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(banner(page, /^Changes to .+ have been saved\.$/)).toBeVisible();
  await expect(page.getByRole('row', { name: /Grace.*Hopper.*user@map\.example/ })).toBeVisible();

  await program.restart();
  await page.reload();
  await expect(page.getByRole('row', { name: /Grace.*Hopper.*user@map\.example/ })).toBeVisible();
  expect(await demo.user('user@map.example')).toMatchObject({ firstName: 'Grace', lastName: 'Hopper' });
});
