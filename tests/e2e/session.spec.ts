import { signIn } from './signIn.ts';
import { expect, test } from './test.ts';

const notice = 'Please login to continue';

test.describe('signing in', () => {
  test('An inactive account is refused.', async ({ visit }) => {
    const page = await visit();
    await page.goto('/login');
    await signIn(page, 'inactive');
    await expect(page.locator('main [role=alert], main .note, main .field-error').first()).toBeVisible();
    await expect(page).toHaveURL(/\/login/);
  });

  test('The token is kept in a strict cookie and nowhere else.', async ({ visit }) => {
    const page = await visit();
    await page.goto('/login');
    await signIn(page, 'superadmin');
    await expect(page.getByText('Hello, Sofía')).toBeVisible();
    const cookies = await page.context().cookies();
    expect(cookies).toMatchObject([{ name: 'token', sameSite: 'Strict', path: '/' }]);
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.documentElement.outerHTML, location.href]));
    expect(kept).not.toContain(cookies[0]!.value);
  });

  test('A page asked for without a session comes after signing in, with query and hash.', async ({ visit }) => {
    const page = await visit();
    await page.goto('/users?q=grace&pageSize=16#there');
    await expect(page).toHaveURL(/\/login\?next=/);
    await signIn(page, 'superadmin');
    await expect(page.getByRole('row', { name: /Grace.*Lindqvist/ })).toBeVisible();
    await expect(page).toHaveURL(/\/users\?q=grace&pageSize=16#there$/);
  });

  for (const start of ['//evil.example/users', '/login?next=//evil.example', '/login?next=https://evil.example', '/login?next=/%5Cevil.example'])
    test(`The start address ${start} never leads away.`, async ({ visit, program }) => {
      const page = await visit();
      const asked: string[] = [];
      page.on('request', request => asked.push(new URL(request.url()).host));
      await page.goto(program.url + start);
      await signIn(page, 'superadmin');
      await expect(page.getByText('Hello, Sofía')).toBeVisible();
      expect(new URL(page.url()).origin).toBe(program.url);
      expect(new Set(asked)).toEqual(new Set([new URL(program.url).host]));
    });

  test('A provider’s button signs in and comes back to the console.', async ({ visit }) => {
    const page = await visit();
    await page.goto('/login');
    await page.getByRole('link', { name: 'Continue with Google' }).click();
    await expect(page.getByText('Hello, Mei')).toBeVisible();
  });

  test('A first login by a provider’s button leads to the settings, too.', async ({ visit, demo }) => {
    const mei = await demo.user('google@map.example');
    await demo.as('superadmin', `PUT /api/users/${mei._id}`, { ...mei, isLoggedinYet: false });
    const page = await visit();
    await page.goto('/login');
    await page.getByRole('link', { name: 'Continue with Google' }).click();
    await expect(page.getByText('Hello, Mei')).toBeVisible();
    await expect(page).toHaveURL(/\/settings$/);
  });

  test('An unknown address goes home.', async ({ staff }) => {
    await staff.goto('/no/such/page');
    await expect(staff).toHaveURL(/\/$/);
    await expect(staff.getByText('Hello, Sofía')).toBeVisible();
  });
});

test.describe('a session that ends', () => {
  test('An expired session on opening a page says so once, and leads back to path, query and hash.', async ({ staff, demo }) => {
    await demo.token('superadmin');
    await demo.expireTokens();
    await staff.goto('/users?q=grace&view=cards#there');
    await expect(staff.getByText(notice)).toHaveCount(1);
    await signIn(staff, 'superadmin');
    await expect(staff.getByRole('link', { name: 'Grace Lindqvist' })).toBeVisible();
    await expect(staff).toHaveURL(/\/users\?q=grace&view=cards#there$/);
    demo.forgetTokens();
  });

  test('A session that expires while working says so once, whatever the number of refused calls.', async ({ staff, demo }) => {
    await staff.goto('/users?pageSize=8#here');
    await expect(staff.locator('tbody tr:not(.loading)')).toHaveCount(8);
    await demo.expireTokens();
    await staff.getByRole('link', { name: 'Next page' }).click();
    await expect(staff.getByText(notice)).toHaveCount(1);
    expect(await staff.context().cookies()).toEqual([]);
    await signIn(staff, 'superadmin');
    await expect(staff).toHaveURL(/\/users\?(.*&)?page=2/);
    await expect(staff.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page');
    demo.forgetTokens();
  });

  test('Signing out goes to the login page; going back shows nothing of the console.', async ({ staff }) => {
    await staff.goto('/tags');
    await staff.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Users' }).click();
    await expect(staff.locator('tbody tr:not(.loading)')).toHaveCount(8);
    await staff.getByRole('button', { name: 'Sign out' }).click();
    await expect(staff).toHaveURL(/\/login$/);
    await expect(staff.getByText(notice)).toHaveCount(0);
    await staff.goBack();
    await expect(staff.getByLabel('Email')).toBeVisible();
    await expect(staff.getByRole('table')).toHaveCount(0);
    expect(await staff.context().cookies()).toEqual([]);
  });

  test('Signing out in one tab signs out the others.', async ({ staff }) => {
    await staff.goto('/users');
    const other = await staff.context().newPage();
    await other.goto('/tags');
    await expect(other.getByRole('heading', { name: /Tags/ })).toBeVisible();
    await staff.bringToFront();
    await staff.getByRole('button', { name: 'Sign out' }).click();
    await expect(other).toHaveURL(/\/login/);
    await expect(other.getByLabel('Email')).toBeVisible();
  });
});
