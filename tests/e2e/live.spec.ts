import { inStep } from './inStep.ts';
import { RunningConsole } from './program.ts';
import { expect, test, type Page } from './test.ts';

test.describe('two users at work', () => {
  test('a change by another admin appears in the list without touching typed input', async ({
    visit,
    demo,
  }) => {
    const [mine, theirs] = [await visit('superadmin'), await visit('second.superadmin')];
    await inStep(mine, '/users?q=map.example&pageSize=16');
    await theirs.goto('/users?q=map.example&pageSize=16');
    await mine.getByRole('button', { name: 'Edit Walter Amari', exact: true }).click();
    const typed = mine.getByRole('form').getByLabel('First name');
    await typed.fill('Wal');
    await typed.press('End');

    await theirs.getByRole('button', { name: 'Edit Grace Lindqvist', exact: true }).click();
    await theirs.getByRole('form').getByLabel('Last name').fill('Hopper');
    const saved = theirs.waitForResponse(response => response.request().method() === 'PUT' && response.ok());
    await theirs.getByRole('button', { name: 'Save', exact: true }).click();
    await saved;
    await expect(mine.getByRole('row', { name: /Grace.*Hopper/ })).toBeVisible();
    await expect(typed).toBeFocused();
    await typed.pressSequentially('ly');
    await expect(typed).toHaveValue('Wally');

    const walter = await demo.user('keeper@map.example');
    await demo.as('second.superadmin', `PUT /api/users/${walter._id}`, { ...walter, lastName: 'Changed' });
    await expect(typed).toHaveValue('Wally');
    await expect(typed).toBeFocused();
  });

  test('a tag that another user adds or deletes appears in or disappears from the list', async ({
    visit,
    demo,
  }) => {
    const page = await visit('admin');
    await inStep(page, '/tags');
    await expect(page.getByRole('link', { name: 'Appeals', exact: true })).toBeVisible();
    const { _id } = await demo.as<{ _id: string }>('superadmin', 'POST /api/tags', {
      tagName: 'Annexations',
    });
    await expect(page.getByRole('link', { name: 'Annexations', exact: true })).toBeVisible();
    await demo.as('superadmin', `DELETE /api/tags/${_id}`);
    await expect(page.getByRole('link', { name: 'Annexations', exact: true })).toHaveCount(0);
  });

  test('a user’s page follows a change of privileges made elsewhere', async ({ visit, demo }) => {
    const page = await visit('superadmin');
    const { _id } = await demo.user('user@map.example');
    await inStep(page, `/user/${_id}/info`);
    await expect(page.getByRole('button', { name: 'Set as Admin', exact: true })).toBeVisible();
    await demo.as('second.superadmin', 'PUT /api/users/set/admin', { _id });
    await expect(page.getByRole('button', { name: 'Remove Admin Privileges', exact: true })).toBeVisible();
  });
});

test('after a restart of the program, the console shows new changes beside typed input', async ({
  visit,
  demo,
}) => {
  const program = await RunningConsole.started(undefined, demo.url);
  try {
    const staff = await visit('superadmin', { baseURL: program.url });
    await inStep(staff, '/users?q=map.example&pageSize=16');
    await staff.getByRole('button', { name: 'Edit Walter Amari', exact: true }).click();
    const typed = staff.getByRole('form').getByLabel('First name');
    await typed.fill('Wally');
    await program.restart(async () => {
      const grace = await demo.user('user@map.example');
      await demo.as('superadmin', `PUT /api/users/${grace._id}`, { ...grace, lastName: 'Hopper' });
    });
    await expect(staff.getByRole('row', { name: /Grace.*Hopper/ })).toBeVisible();
    await expect(typed).toHaveValue('Wally');
    await expect(typed).toBeFocused();
  } finally {
    await program.end();
  }
});

test.describe('marked rows', () => {
  const words = (page: Page) =>
    page
      .getByRole('row', { name: /^(Select )?Grace/ })
      .evaluate(row => getComputedStyle(row.lastElementChild!, '::after').content);

  test('a row shows that another user has just saved its record, and no row moves', async ({
    staff,
    demo,
  }) => {
    await inStep(staff, '/users?q=map.example&pageSize=16');
    const row = staff.getByRole('row', { name: /Grace/ });
    const before = await row.boundingBox();
    const grace = await demo.user('user@map.example');
    await demo.as('second.superadmin', `PUT /api/users/${grace._id}`, { ...grace, phone: '(555) 010-7701' });
    await expect.poll(() => words(staff)).toBe('"Changed just now"');
    expect(await row.boundingBox()).toEqual(before);
  });

  test('a row shows that another tab edits its record, until that tab has saved', async ({ staff, demo }) => {
    const { _id } = await demo.user('user@map.example');
    await inStep(staff, '/users?q=map.example&pageSize=16');
    const tab = await staff.context().newPage();
    await tab.goto(`/user/${_id}/info`);
    await tab.getByRole('button', { name: 'Edit', exact: true }).click();
    await tab.getByLabel('Last name').fill('Hopper');
    await expect.poll(() => words(staff)).toBe('"Edited in another tab"');
    await tab.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => words(staff)).toBe('"Changed in another tab"');
  });

  test('the mark of a row disappears when the editing tab is closed', async ({ staff, demo }) => {
    const { _id } = await demo.user('user@map.example');
    const tab = await staff.context().newPage();
    await tab.goto(`/user/${_id}/info`);
    await tab.getByRole('button', { name: 'Edit', exact: true }).click();
    await tab.getByLabel('Last name').fill('Hopper');
    await inStep(staff, '/users?q=map.example&pageSize=16');
    await expect.poll(() => words(staff)).toBe('"Edited in another tab"');
    await tab.close();
    await expect.poll(() => words(staff)).toBe('none');
  });
});
