import { readFileSync } from 'node:fs';
import { banner } from './signIn.ts';
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
    await expect(staff.getByRole('columnheader')).toHaveText(['First name', 'Last name', 'Email', 'Login count', 'Phone', 'Actions']);
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
      await days.getByLabel('From').fill('2026-11-01');
      await days.getByLabel('To').fill('2026-11-19');
      await expect(staff).toHaveURL(new RegExp(`${source}=2026-11-01%2C2026-11-19`));
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(staff.getByRole('button', { name: `${label} 11/01/2026 – 11/19/2026` })).toBeVisible();
      // The browser stands in Chicago, six hours behind.
      await expect.poll(async () => (await lastQuery(demo)).get(field)).toBe('2026-11-01T06:00:00.000Z,2026-11-20T05:59:59.000Z');
    });

  test('A first day after the last is refused where it stands and asks nothing.', async ({ staff, demo }) => {
    await staff.goto('/users?lastLoggedIn=2026-11-01%2C2026-11-19');
    const dialog = await filters(staff);
    const days = dialog.getByRole('group', { name: 'Last logged in' });
    await demo.forgetCalls();
    await days.getByLabel('From').fill('2026-11-25');
    await expect(dialog.getByText('The first day is after the last.')).toBeVisible();
    await expect(staff).toHaveURL(/lastLoggedIn=2026-11-01%2C2026-11-19/);
    expect(await demo.calls('GET', /^\/api\/users\?/)).toEqual([]);
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
    const counts = (await column(staff, 4)).map(text => Number(text.replace(/\D/g, '')));
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
    const numbers = async () => (await column(staff, 4)).map(text => Number(text.replace(/\D/g, '')));
    await expect.poll(async () => JSON.stringify(await numbers())).toBe(JSON.stringify([...(await numbers())].sort((a, b) => b - a)));
    await staff.getByRole('columnheader', { name: 'Login count' }).getByRole('button').click();
    await expect(staff).toHaveURL(/sortDirection=asc/);
    await expect.poll(async () => (await numbers())[0]).toBe(0);
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
    await expect(staff.getByText('Nothing matches')).toBeVisible();
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

test.describe('editing and deleting in the list', () => {
  test('Only what was changed is different afterwards; what this console does not know survives.', async ({ staff, demo }) => {
    const before = await demo.user('keeper@map.example');
    await staff.goto('/users?q=keeper%40map');
    await staff.getByRole('button', { name: 'Edit Walter Amari' }).click();
    const form = staff.getByRole('form', { name: 'Edit Walter Amari' });
    await form.getByLabel('Phone').fill('3035550187');
    await form.getByLabel(/^Active/).uncheck();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(banner(staff, 'The user has been saved.')).toBeVisible();
    await expect(rows(staff).getByText('(303) 555-0187')).toBeVisible();
    const after = await demo.user('keeper@map.example');
    expect({ ...after, __v: 0 }).toEqual({ ...before, phone: '(303) 555-0187', isActive: false, __v: 0 });
  });

  test('Cancel and Escape leave everything as it was.', async ({ staff, demo }) => {
    await staff.goto('/users?q=keeper%40map');
    for (const leave of ['click', 'key'] as const) {
      await staff.getByRole('button', { name: 'Edit Walter Amari' }).click();
      const form = staff.getByRole('form', { name: 'Edit Walter Amari' });
      await form.getByLabel('First name').fill('Wally');
      if (leave === 'click') await form.getByRole('button', { name: 'Cancel' }).click();
      else await staff.keyboard.press('Escape');
      await expect(form).toHaveCount(0);
      await expect(rows(staff).getByRole('link', { name: 'Walter' })).toBeVisible();
    }
    expect(await demo.calls('PUT', /./)).toEqual([]);
  });

  test('The rules of a user stand under the fields, and nothing is sent.', async ({ staff, demo }) => {
    await staff.goto('/users?q=keeper%40map');
    await staff.getByRole('button', { name: 'Edit Walter Amari' }).click();
    const form = staff.getByRole('form', { name: 'Edit Walter Amari' });
    await form.getByLabel('First name').fill('');
    await form.getByLabel('Last name').fill(' ');
    await form.getByLabel('Email').fill('walter@');
    await form.getByLabel('Phone').fill('123');
    await form.getByLabel('New password').fill('Ab');
    await form.getByRole('button', { name: 'Save' }).click();
    for (const text of [
      'First name is required',
      'Last name is required',
      "Doesn't look like a valid email.",
      'Please enter phone number in the following format (XXX) XXX-XXXX',
      'Password must be at least 8 characters with an uppercase letter and a number.',
    ])
      await expect(form.getByText(text)).toBeVisible();
    expect(await demo.calls('PUT', /./)).toEqual([]);
  });

  test('Three to seven characters of a password go to the platform, whose words stand under the field.', async ({ staff, demo }) => {
    await staff.goto('/users?q=keeper%40map');
    await staff.getByRole('button', { name: 'Edit Walter Amari' }).click();
    const form = staff.getByRole('form', { name: 'Edit Walter Amari' });
    await form.getByLabel('New password').fill('Abc');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByLabel('New password')).toHaveAttribute('aria-invalid', 'true');
    await expect(form.getByLabel('New password')).toHaveValue('Abc');
    expect((await demo.calls('PUT', /^\/api\/users\//)).map(call => call.status)).toEqual([expect.any(Number)]);
    await form.getByLabel('New password').press('End');
    await form.getByLabel('New password').pressSequentially('d');
    await expect(form.getByLabel('New password')).toHaveAttribute('aria-invalid', 'false');
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
    await expect(banner(staff, 'The user has been deleted.')).toBeVisible();
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
    await expect(staff).toHaveURL(/\/tags$/);
    await staff.goBack();
    await staff.getByRole('button', { name: 'Edit Walter Amari' }).click();
    await staff.getByRole('button', { name: 'Restore' }).click();
    await expect(staff.getByRole('form').getByLabel('First name')).toHaveValue('Wally');
  });
});

test.describe('the export', () => {
  const saved = async (page: Page) => {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export' }).click()]);
    return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
  };

  test('It has every matching user, the most active first, without a formula and without the token in the address.', async ({ staff, demo }) => {
    await demo.as('superadmin', `PUT /api/users/${(await demo.user('user@map.example'))._id}`, {
      ...(await demo.user('user@map.example')),
      firstName: '=HYPERLINK("http://evil.example")',
      lastName: '+1',
    });
    await staff.goto('/users?pageSize=16');
    await expect(rows(staff)).toHaveCount(16);
    const { name, text } = await saved(staff);
    expect(name).toMatch(/^users.*\.csv$/);
    const lines = text.trim().split(/\r?\n/);
    const { pagingMeta } = await demo.as<{ pagingMeta: { totalRecords: number } }>('superadmin', 'GET /api/users?pageSize=1');
    expect(lines).toHaveLength(pagingMeta.totalRecords + 1);
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(text).not.toMatch(/(^|,|")[=+@-](?!\d)/m);
    expect(staff.url()).not.toContain('token');
    const [call] = await demo.calls('GET', /export-csv/);
    expect(call!.path).toMatch(/pageSize=0/);
    expect(call!.path).toMatch(/sortBy=loginCount/);
    // Three seconds later the list is back at eight rows.
    await expect(rows(staff)).toHaveCount(8);
  });

  test('With a search it has the rows that match, and no others.', async ({ staff }) => {
    await staff.goto('/users?q=map.example');
    await expect(rows(staff)).toHaveCount(8);
    const { text } = await saved(staff);
    const lines = text.trim().split(/\r?\n/).slice(1);
    expect(lines).toHaveLength(11);
    for (const line of lines) expect(line).toContain('@map.example');
  });

  test('While it runs it says so, can be cancelled, and does not start twice.', async ({ staff, demo }) => {
    await demo.fault({ match: 'GET /api/users/export-csv', hang: true });
    await staff.goto('/users');
    await staff.getByRole('button', { name: 'Export' }).click();
    await expect(staff.getByText(/Exporting/)).toBeVisible();
    await expect(staff.getByRole('button', { name: 'Export', exact: true })).toHaveCount(0);
    await staff.getByRole('button', { name: 'Cancel export' }).click();
    await expect(staff.getByRole('button', { name: 'Export', exact: true })).toBeVisible();
    expect(await demo.calls('GET', /export-csv/)).toHaveLength(1);
  });
});
