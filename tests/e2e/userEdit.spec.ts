import { expect, test, type Page } from './test.ts';

const rows = (page: Page) => page.locator('tbody tr:not(.loading)');

test.describe('editing and deleting in the list', () => {
  test('leaving an edited user asks first, and the typed input is offered again later', async ({ staff }) => {
    await staff.goto('/users?q=keeper%40map');
    await staff.getByRole('button', { name: 'Edit Walter Amari', exact: true }).click();
    await staff.getByRole('form').getByLabel('First name').fill('Wally');
    await staff
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Tags', exact: true })
      .click();
    const question = staff.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay', exact: true }).click();
    await expect(staff.getByRole('form').getByLabel('First name')).toHaveValue('Wally');
    await staff
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Tags', exact: true })
      .click();
    await question.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(staff.getByRole('heading', { name: 'Tags', level: 1 })).toBeVisible();
    await staff.goBack();
    await expect(rows(staff).getByRole('link', { name: 'Walter', exact: true })).toBeVisible();
    await expect(staff.locator('[aria-busy=true]')).toHaveCount(0);
    await staff.getByRole('button', { name: 'Edit Walter Amari', exact: true }).click();
    await staff.getByRole('button', { name: 'Restore', exact: true }).click();
    await expect(staff.getByRole('form').getByLabel('First name')).toHaveValue('Wally');
  });
});
