import { expect, test } from './test.ts';

/** What another does is there within this many milliseconds. */
const WITHIN = { timeout: 1_000 };

/** A page is in step from the moment its socket is open. */
const connected = async (page: import('./test.ts').Page) => {
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(entry => entry.name.includes('/socket.io/')));
};

test.describe('two at work', () => {
  test('A change by one admin shows on the other’s list within a second, without touching what is typed there.', async ({ visit, demo }) => {
    const [mine, theirs] = [await visit('superadmin'), await visit('second.superadmin')];
    await mine.goto('/users?q=map.example&pageSize=16');
    await theirs.goto('/users?q=map.example&pageSize=16');
    await connected(mine);
    await mine.getByRole('button', { name: 'Edit Walter Amari' }).click();
    const typed = mine.getByRole('form').getByLabel('First name');
    await typed.fill('Wal');
    await typed.press('End');

    await theirs.getByRole('button', { name: 'Edit Grace Lindqvist' }).click();
    await theirs.getByRole('form').getByLabel('Last name').fill('Hopper');
    const saved = theirs.waitForResponse(response => response.request().method() === 'PUT' && response.ok());
    await theirs.getByRole('button', { name: 'Save' }).click();
    await saved;
    await expect(mine.getByRole('row', { name: /Grace.*Hopper/ })).toBeVisible(WITHIN);
    await expect(typed).toBeFocused();
    await typed.pressSequentially('ly');
    await expect(typed).toHaveValue('Wally');

    const walter = await demo.user('keeper@map.example');
    await demo.as('second.superadmin', `PUT /api/users/${walter._id}`, { ...walter, lastName: 'Changed' });
    await expect(typed).toHaveValue('Wally');
    await expect(typed).toBeFocused();
  });

  test('A new tag and a deleted one show on the other’s list within a second.', async ({ visit, demo }) => {
    const page = await visit('admin');
    await page.goto('/tags');
    await connected(page);
    await expect(page.getByRole('link', { name: 'Appeals', exact: true })).toBeVisible();
    const { _id } = await demo.as<{ _id: string }>('superadmin', 'POST /api/tags', { tagName: 'Annexations' });
    await expect(page.getByRole('link', { name: 'Annexations', exact: true })).toBeVisible(WITHIN);
    await demo.as('superadmin', `DELETE /api/tags/${_id}`);
    await expect(page.getByRole('link', { name: 'Annexations', exact: true })).toHaveCount(0, WITHIN);
  });

  test('A user’s page follows a change of privilege made elsewhere.', async ({ visit, demo }) => {
    const page = await visit('superadmin');
    const { _id } = await demo.user('user@map.example');
    await page.goto(`/user/${_id}/info`);
    await connected(page);
    await expect(page.getByRole('button', { name: 'Set as Admin' })).toBeVisible();
    await demo.as('second.superadmin', 'PUT /api/users/set/admin', { _id });
    await expect(page.getByRole('button', { name: 'Remove Admin Privileges' })).toBeVisible(WITHIN);
  });
});

test('A console comes back after the program was restarted, and shows what changed meanwhile beside what is being typed.', async ({ staff, demo, program }) => {
  await staff.goto('/users?q=map.example&pageSize=16');
  await connected(staff);
  await staff.getByRole('button', { name: 'Edit Walter Amari' }).click();
  const typed = staff.getByRole('form').getByLabel('First name');
  await typed.fill('Wally');
  await staff.route('**/socket.io/**', route => route.abort());
  const tried = staff.waitForEvent('requestfailed', request => request.url().includes('/socket.io/'));
  await program.restart();
  await tried;
  const grace = await demo.user('user@map.example');
  await demo.as('superadmin', `PUT /api/users/${grace._id}`, { ...grace, lastName: 'Hopper' });
  await staff.unroute('**/socket.io/**');
  await expect(staff.getByRole('row', { name: /Grace.*Hopper/ })).toBeVisible({ timeout: 15_000 });
  await expect(typed).toHaveValue('Wally');
  await expect(typed).toBeFocused();
});
