import { banner } from './signIn.ts';
import { expect, test, type Page } from './test.ts';

const rows = (page: Page) => page.locator('tbody tr:not(.loading)');

test.describe('editing and deleting in the list', () => {
  test('Only what was changed is different afterwards; what this console does not know survives.', async ({ staff, demo }) => {
    const before = await demo.user('keeper@map.example');
    await staff.goto('/users?q=keeper%40map');
    await staff.getByRole('button', { name: 'Edit Walter Amari' }).click();
    const form = staff.getByRole('form', { name: 'Edit Walter Amari' });
    await form.getByLabel('Phone').fill('3035550187');
    await form.getByLabel(/^Active/).uncheck();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(banner(staff, / has been saved\.$/)).toBeVisible();
    await expect(rows(staff).getByText('(303) 555-0187')).toBeVisible();
    const after = await demo.user('keeper@map.example');
    expect({ ...after, __v: 0 }).toEqual({ ...before, phone: '(303) 555-0187', isActive: false, __v: 0 });
  });

  test('A deletion asks in the documented words, and Cancel keeps the user.', async ({ staff, demo }) => {
    await staff.goto('/users?q=user%40map.example');
    await staff.getByRole('button', { name: 'Delete Grace Lindqvist' }).click();
    const question = staff.getByRole('alertdialog');
    await expect(question.getByRole('heading', { name: 'Sure to delete ?' })).toBeVisible();
    await expect(question.getByText(/Grace Lindqvist \(user@map\.example\)/)).toBeVisible();
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(await demo.calls('DELETE', /./)).toEqual([]);

    await staff.getByRole('button', { name: 'Delete Grace Lindqvist' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(banner(staff, / has been deleted\.$/)).toBeVisible();
    await expect(rows(staff).getByText('Grace')).toHaveCount(0);
    await expect(demo.user('user@map.example')).rejects.toThrow('there is no user');
  });

  test('Leaving with something typed asks first, and offers it again on coming back.', async ({ staff }) => {
    await staff.goto('/users?q=keeper%40map');
    await staff.getByRole('button', { name: 'Edit Walter Amari' }).click();
    await staff.getByRole('form').getByLabel('First name').fill('Wally');
    await staff.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tags' }).click();
    const question = staff.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(staff.getByRole('form').getByLabel('First name')).toHaveValue('Wally');
    await staff.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tags' }).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(staff.getByRole('heading', { name: 'Tags', level: 1 })).toBeVisible();
    await staff.goBack();
    await expect(rows(staff).getByRole('link', { name: 'Walter' })).toBeVisible();
    await expect(staff.locator('[aria-busy=true]')).toHaveCount(0);
    await staff.getByRole('button', { name: 'Edit Walter Amari' }).click();
    await staff.getByRole('button', { name: 'Restore' }).click();
    await expect(staff.getByRole('form').getByLabel('First name')).toHaveValue('Wally');
  });
});
