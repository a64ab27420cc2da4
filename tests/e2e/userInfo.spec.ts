import { banner } from './signIn.ts';
import { expect, test, type Page } from './test.ts';

const open = async (page: Page, demo: { user(email: string): Promise<{ _id: string }> }, email: string, hash = '') => page.goto(`/user/${(await demo.user(email))._id}/info${hash}`);

test.describe('a user’s page', () => {
  for (const [email, action, done, from, to] of [
    ['user@map.example', 'Set as Admin', 'The user has been set as Admin.', 'user', 'admin'],
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
    await expect(banner(staff, / has been saved\.$/)).toBeVisible();
    expect(await demo.user('user@map.example')).toMatchObject({ lastName: 'Mine' });
  });
});
