import { expect, test, type Page } from './test.ts';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search name or email' });
const rows = (page: Page) => page.locator('tbody tr:not(.loading)');
const column = (page: Page, at: number) => rows(page).locator(`> :nth-child(${at})`).allTextContents();
const filters = async (page: Page) => {
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  return page.getByRole('dialog', { name: 'Filters' });
};
const lastQuery = async (demo: { calls(method: string, path: RegExp): Promise<{ path: string }[]> }) =>
  new URL((await demo.calls('GET', /^\/api\/users\?/)).at(-1)!.path, 'http://any').searchParams;

test.describe('the list of users', () => {
  test('It begins with eight users, the documented columns, and one question to the platform.', async ({ staff, demo }) => {
    await staff.goto('/users');
    await expect(rows(staff)).toHaveCount(8);
    await expect(staff.getByRole('columnheader')).toHaveText(['', 'First name', 'Last name', 'Email', 'Role', 'Login count', 'Phone', 'Actions']);
    expect(await demo.calls('GET', /^\/api\/users\?/)).toHaveLength(1);
    await expect(staff).toHaveTitle('Users · Map Console');
  });

  test('A search asks once, half a second after typing stops, and stands in the address.', async ({ staff, demo }) => {
    await staff.goto('/users?page=3');
    await expect(rows(staff)).toHaveCount(8);
    await demo.forgetCalls();
    await search(staff).pressSequentially('lindq', { delay: 40 });
    await expect(staff).toHaveURL(/\/users\?q=lindq$/);
    await expect(rows(staff)).toHaveCount(1);
    expect(await demo.calls('GET', /^\/api\/users\?/)).toHaveLength(1);
    expect((await lastQuery(demo)).get('query')).toBe('lindq');
  });

  test('Back takes a filter’s page away again, and the search box follows the address.', async ({ staff }) => {
    await staff.goto('/users');
    await staff.getByRole('link', { name: 'Page 3', exact: true }).click();
    await expect(staff).toHaveURL(/page=3/);
    await staff.goBack();
    await expect(staff).toHaveURL(/\/users$/);
    await staff.goto('/users?q=grace');
    await expect(search(staff)).toHaveValue('grace');
  });

  test('A filter narrows the list, shows as a chip, and is cleared by it.', async ({ staff, demo }) => {
    await staff.goto('/users?pageSize=100');
    const count = staff.getByRole('heading', { level: 1 });
    await expect(count).toHaveText(/Users\s*\d+/);
    const all = Number((await count.textContent())!.replace(/\D/g, ''));
    const dialog = await filters(staff);
    await dialog.getByLabel('Role').selectOption('admin');
    await expect(staff).toHaveURL(/filter=admin/);
    await dialog.getByRole('button', { name: 'Close' }).click();
    const reply = await demo.as<{ data: Record<string, unknown>[]; pagingMeta: { totalRecords: number } }>('superadmin', 'GET /api/users?filter=admin&pageSize=0');
    await expect(count).toHaveText(new RegExp(`Users\\s*${reply.pagingMeta.totalRecords}$`));
    expect(reply.pagingMeta.totalRecords).toBeLessThan(all);
    expect(reply.data.every(user => user.role === 'admin')).toBe(true);
    await staff.getByRole('button', { name: 'Clear Role: admin' }).click();
    await expect(count).toHaveText(new RegExp(`Users\\s*${all}$`));
    await expect(staff).toHaveURL(/\/users\?pageSize=100$/);
  });

  test('A day is chosen in the calendar by the keyboard alone, and the keyboard is where it was.', async ({ staff }) => {
    await staff.goto('/users?lastLoggedIn=2026-11-01%2C2026-11-19');
    const dialog = await filters(staff);
    const button = dialog.getByRole('button', { name: 'Choose a day: Last logged in: From' });
    await button.focus();
    await staff.keyboard.press('Enter');
    await expect(staff.getByRole('gridcell', { name: '1', exact: true })).toBeFocused();
    await staff.keyboard.press('ArrowRight');
    await staff.keyboard.press('Enter');
    await expect(staff).toHaveURL(/lastLoggedIn=2026-11-02%2C2026-11-19/);
    await expect(dialog.getByRole('group', { name: 'Last logged in' }).getByRole('textbox', { name: 'From' })).toHaveValue('11/02/2026');
    await expect(button).toBeFocused();
  });

  test('A column’s head sorts by it, up and down.', async ({ staff }) => {
    await staff.goto('/users?pageSize=100');
    await expect(rows(staff)).toHaveCount(100);
    await staff.getByRole('columnheader', { name: 'Login count' }).getByRole('button').click();
    await expect(staff).toHaveURL(/sortBy=loginCount&sortDirection=desc/);
    await expect(staff.getByRole('columnheader', { name: 'Login count' })).toHaveAttribute('aria-sort', 'descending');
    const numbers = async () => (await column(staff, 6)).map(text => Number(text.replace(/\D/g, '')));
    await expect.poll(async () => (await numbers()).every((count, at, all) => at === 0 || all[at - 1]! >= count)).toBe(true);
    await staff.getByRole('columnheader', { name: 'Login count' }).getByRole('button').click();
    await expect(staff).toHaveURL(/sortDirection=asc/);
    await expect.poll(async () => (await numbers())[0]).toBe(0);
  });

  test('A card that is edited grows alone: its neighbours keep their height.', async ({ staff }) => {
    await staff.goto('/users?view=cards');
    const cards = staff.getByRole('list', { name: 'Users' }).getByRole('listitem');
    const before = (await cards.first().boundingBox())!;
    await staff.getByRole('button', { name: /^Edit / }).nth(1).click();
    await expect(cards.nth(1).getByRole('form')).toBeVisible();
    expect((await cards.nth(1).boundingBox())!.height).toBeGreaterThan(before.height * 2);
    expect(await cards.first().boundingBox()).toEqual(before);
  });

  test('The cards show email, phone, provider, login count and average time; the choice stands in the address.', async ({ staff }) => {
    await staff.goto('/users');
    await staff.getByRole('button', { name: 'Cards' }).click();
    await expect(staff).toHaveURL(/view=cards/);
    const card = staff.getByRole('list', { name: 'Users' }).getByRole('listitem').first();
    await expect(card.locator('dt')).toHaveText(['Email', 'Role', 'Phone', 'Provider', 'Login count', 'Average time']);
    await staff.getByRole('button', { name: 'Table' }).click();
    await expect(rows(staff)).toHaveCount(8);
  });

  test('Columns are chosen, and the choice is there the next time.', async ({ staff }) => {
    await staff.goto('/users');
    await staff.getByRole('button', { name: 'Columns' }).click();
    await staff.getByRole('menuitemcheckbox', { name: 'Provider' }).click();
    await staff.keyboard.press('Escape');
    await expect(staff.getByRole('columnheader', { name: 'Provider' })).toBeVisible();
    await staff.reload();
    await expect(staff.getByRole('columnheader', { name: 'Provider' })).toBeVisible();
  });
});
