import { expect, test, type Page } from './test.ts';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search name or email' });
const rows = (page: Page) => page.locator('tbody tr:not(.loading)');
const column = (page: Page, at: number) => rows(page).locator(`> :nth-child(${at})`).allTextContents();
const filters = async (page: Page) => {
  await page.getByRole('group', { name: 'Filters' }).getByRole('button', { name: 'Filter', exact: true }).click();
  return page.getByRole('dialog', { name: 'Filters' });
};
const lastQuery = async (demo: { calls(method: string, path: RegExp): Promise<{ path: string }[]> }) =>
  new URL((await demo.calls('GET', /^\/api\/users\?/)).at(-1)!.path, 'http://any').searchParams;

test.describe('the list of users', () => {
  test('It begins with eight users, the documented columns, and one question to the platform.', async ({ staff, demo }) => {
    await staff.goto('/users');
    await expect(rows(staff)).toHaveCount(8);
    await expect(staff.getByRole('columnheader')).toHaveText(['', 'First name', 'Last name', 'Email', 'Login count', 'Phone', 'Actions']);
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

  for (const [label, option, source, value, fits] of [
    ['Role', 'superadmin', 'filter', 'superadmin', (user: Record<string, unknown>) => user.role === 'superadmin'],
    ['Role', 'admin', 'filter', 'admin', (user: Record<string, unknown>) => user.role === 'admin'],
    ['Provider', 'google', 'provider', 'google', (user: Record<string, unknown>) => user.provider === 'google'],
    ['Provider', 'facebook', 'provider', 'facebook', (user: Record<string, unknown>) => user.provider === 'facebook'],
    ['Provider', 'local', 'provider', 'local', (user: Record<string, unknown>) => user.provider === 'local'],
    ['Subscription', 'active', 'subscriptionFilter', 'active', undefined],
    ['Subscription', 'archive', 'subscriptionFilter', 'archive', undefined],
  ] as const)
    test(`The filter ${label}: ${option} narrows the list, shows as a chip, and is cleared by it.`, async ({ staff, demo }) => {
      await staff.goto('/users?pageSize=100');
      const count = staff.getByRole('heading', { level: 1 });
      await expect(count).toHaveText(/Users\s*\d+/);
      const all = Number((await count.textContent())!.replace(/\D/g, ''));
      const dialog = await filters(staff);
      await dialog.getByLabel(label).selectOption(option);
      await expect(staff).toHaveURL(new RegExp(`${source}=${value}`));
      await dialog.getByRole('button', { name: 'Close' }).click();
      const reply = await demo.as<{ data: Record<string, unknown>[]; pagingMeta: { totalRecords: number } }>('superadmin', `GET /api/users?${source}=${value}&pageSize=0`);
      await expect(count).toHaveText(new RegExp(`Users\\s*${reply.pagingMeta.totalRecords}$`));
      expect(reply.pagingMeta.totalRecords).toBeLessThan(all);
      if (fits) expect(reply.data.every(fits)).toBe(true);
      await staff.getByRole('button', { name: `Clear ${label}: ${option}` }).click();
      await expect(count).toHaveText(new RegExp(`Users\\s*${all}$`));
      await expect(staff).toHaveURL(/\/users\?pageSize=100$/);
    });

  for (const [label, source, field] of [
    ['Last logged in', 'lastLoggedIn', 'lastLoggedIn'],
    ['Last logged out', 'lastLoggedOut', 'lastLoggedOut'],
  ] as const)
    test(`The filter ${label} asks from 00:00:00 of its first day to 23:59:59 of its last, in local time.`, async ({ staff, demo }) => {
      await staff.goto('/users');
      const dialog = await filters(staff);
      const days = dialog.getByRole('group', { name: label });
      await days.getByRole('textbox', { name: 'From' }).fill('11/01/2026');
      await days.getByRole('textbox', { name: 'To' }).fill('11/19/2026');
      await expect(staff).toHaveURL(new RegExp(`${source}=2026-11-01%2C2026-11-19`));
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(staff.getByRole('button', { name: `${label} 11/01/2026 – 11/19/2026` })).toBeVisible();
      // The browser stands in Chicago, where the clocks went back by an hour during that first day.
      await expect.poll(async () => (await lastQuery(demo)).get(field)).toBe('2026-11-01T05:00:00.000Z,2026-11-20T05:59:59.000Z');
    });

  test('A first day after the last is refused where it stands and asks nothing.', async ({ staff, demo }) => {
    await staff.goto('/users?lastLoggedIn=2026-11-01%2C2026-11-19');
    const dialog = await filters(staff);
    const days = dialog.getByRole('group', { name: 'Last logged in' });
    await demo.forgetCalls();
    await days.getByRole('textbox', { name: 'From' }).fill('11/25/2026');
    await expect(dialog.getByText('The first day is after the last.')).toBeVisible();
    await expect(staff).toHaveURL(/lastLoggedIn=2026-11-01%2C2026-11-19/);
    expect(await demo.calls('GET', /^\/api\/users\?/)).toEqual([]);
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

  test('Top active users shows that many, by login count, on one page.', async ({ staff, demo }) => {
    await staff.goto('/users');
    const dialog = await filters(staff);
    await dialog.getByLabel('Top active users').fill('5');
    await expect(staff).toHaveURL(/activeUserPercent=5/);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(rows(staff)).toHaveCount(5);
    const query = await lastQuery(demo);
    expect(Object.fromEntries(query)).toMatchObject({ activeUserPercent: '5', pageSize: '5', sortBy: 'loginCount', sortDirection: 'desc' });
    const counts = (await column(staff, 5)).map(text => Number(text.replace(/\D/g, '')));
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
  });

  test('The page sizes are the documented ones, and each shows that many rows.', async ({ staff }) => {
    await staff.goto('/users');
    const size = staff.getByLabel('Per page');
    await expect(size.locator('option')).toHaveText(['8', '12', '16', '24', '32', '40', '100']);
    for (const rowsShown of ['100', '12']) {
      await size.selectOption(rowsShown);
      await expect(rows(staff)).toHaveCount(Number(rowsShown));
      await expect(staff).toHaveURL(new RegExp(`pageSize=${rowsShown}`));
    }
  });

  test('Pages are numbered, at most ten links, and real links; there are none where all fits one page.', async ({ staff }) => {
    await staff.goto('/users');
    const pages = staff.getByRole('navigation', { name: 'Pages' });
    await expect(pages.getByRole('link', { name: /^Page \d+$/ })).toHaveCount(10);
    await pages.getByRole('link', { name: 'Page 10' }).click();
    await expect(staff).toHaveURL(/page=10/);
    await expect(pages.getByRole('link', { name: 'Page 10' })).toHaveAttribute('aria-current', 'page');
    await expect(pages.getByRole('link', { name: /^Page \d+$/ })).toHaveCount(10);
    await expect(pages.getByRole('link', { name: 'Page 1', exact: true })).toHaveCount(0);
    await pages.getByRole('link', { name: 'Previous page' }).click();
    await expect(staff).toHaveURL(/page=9/);
    await staff.goto('/users?q=grace');
    await expect(rows(staff).first()).toBeVisible();
    await expect(pages).toHaveCount(0);
  });

  test('A page beyond the last leads to the last one.', async ({ staff }) => {
    await staff.goto('/users?page=999');
    await expect(rows(staff).first()).toBeVisible();
    await expect(staff).not.toHaveURL(/page=999/);
  });

  test('A column’s head sorts by it, up and down.', async ({ staff }) => {
    await staff.goto('/users?pageSize=100');
    await expect(rows(staff)).toHaveCount(100);
    await staff.getByRole('columnheader', { name: 'Login count' }).getByRole('button').click();
    await expect(staff).toHaveURL(/sortBy=loginCount&sortDirection=desc/);
    await expect(staff.getByRole('columnheader', { name: 'Login count' })).toHaveAttribute('aria-sort', 'descending');
    const numbers = async () => (await column(staff, 5)).map(text => Number(text.replace(/\D/g, '')));
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
    await expect(card.locator('dt')).toHaveText(['Email', 'Phone', 'Provider', 'Login count', 'Average time']);
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

  test('The active dot says in words whether somebody is active.', async ({ staff }) => {
    await staff.goto('/users?q=inactive%40map');
    await expect(rows(staff).getByText('Not active:')).toHaveCount(1);
    await staff.goto('/users?q=user%40map.example');
    await expect(rows(staff).first().getByText('Active:', { exact: true })).toHaveCount(1);
  });

  test('Nothing that matches is said, and the way back is offered.', async ({ staff }) => {
    await staff.goto('/users?q=zzzzzzzz');
    await expect(staff.getByText('There is No Users .')).toBeVisible();
    await staff.getByRole('button', { name: 'Clear all' }).click();
    await expect(rows(staff)).toHaveCount(8);
  });

  test('A list without any user says so in the documented words.', async ({ staff, demo }) => {
    await demo.fault({ match: 'GET /api/users', status: 200, body: { data: [], pagingMeta: { totalRecords: 0 } } });
    await staff.goto('/users');
    await expect(staff.getByText('There is No Users .')).toBeVisible();
    await expect(staff.getByText('There is no users added to your application. Please create new and/or add users to your application roles')).toBeVisible();
    await expect(staff.getByRole('link', { name: 'New user' })).toHaveCount(1);
  });
});
