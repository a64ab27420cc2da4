import { signInByForm } from './signIn.ts';
import { expect, test } from './test.ts';

const notice = 'Please login to continue';

test.describe('signing in', () => {
  test('the token is kept in a strict cookie and nowhere else', async ({ visit }) => {
    const page = await visit();
    await page.goto('/login');
    await signInByForm(page, 'superadmin');
    await expect(page.getByText('Hello, Sofía')).toBeVisible();
    const cookies = await page.context().cookies();
    expect(cookies).toMatchObject([{ name: 'token', sameSite: 'Strict', path: '/' }]);
    const kept = await page.evaluate(() =>
      JSON.stringify([
        { ...localStorage },
        { ...sessionStorage },
        document.documentElement.outerHTML,
        location.href,
      ]),
    );
    expect(kept).not.toContain(cookies[0]!.value);
  });

  test('a page requested without a session opens after signing in, with query and hash', async ({
    visit,
  }) => {
    const page = await visit();
    await page.goto('/users?q=grace&pageSize=16#there');
    await expect(page).toHaveURL(/\/login\?next=/);
    await signInByForm(page, 'superadmin');
    await expect(page.getByRole('row', { name: /Grace.*Lindqvist/ })).toBeVisible();
    await expect(page).toHaveURL(/\/users\?q=grace&pageSize=16#there$/);
  });

  test('no start address leads to another site', async ({ visit, program }) => {
    const page = await visit();
    const requests = new Set<string>();
    page.on('request', request => requests.add(new URL(request.url()).host));
    for (const start of ['//evil.example/users', '/login?next=//evil.example']) {
      await page.context().clearCookies();
      await page.goto(program.url + start);
      await signInByForm(page, 'superadmin');
      await expect(page.getByText('Hello, Sofía')).toBeVisible();
      expect(new URL(page.url()).origin).toBe(program.url);
    }
    expect([...requests]).toEqual([new URL(program.url).host]);
  });

  test('the button of a provider signs in and returns to the console', async ({ visit }) => {
    const page = await visit();
    await page.goto('/login');
    await page.getByRole('link', { name: 'Continue with Google', exact: true }).click();
    await expect(page.getByText('Hello, Mei')).toBeVisible();
  });
});

test.describe('a session that ends', () => {
  test('a session that expires shows one message, regardless of the number of refused calls', async ({
    staff,
    demo,
  }) => {
    await staff.goto('/users?pageSize=8#here');
    await expect(staff.locator('tbody tr:not(.loading)')).toHaveCount(8);
    // A pending call would end the session before the click.
    await staff.waitForLoadState('networkidle');
    await demo.expireTokens();
    await staff.getByRole('link', { name: 'Next page', exact: true }).click();
    await expect(staff.getByText(notice)).toHaveCount(1);
    expect(await staff.context().cookies()).toEqual([]);
    await signInByForm(staff, 'superadmin');
    await expect(staff).toHaveURL(/\/users\?(.*&)?page=2/);
    await expect(staff.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    demo.forgetTokens();
  });

  test('signing out opens the login page, and going back shows nothing of the console', async ({ staff }) => {
    await staff.goto('/tags');
    await staff
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Users', exact: true })
      .click();
    await expect(staff.locator('tbody tr:not(.loading)')).toHaveCount(8);
    await staff.getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(staff).toHaveURL(/\/login$/);
    await expect(staff.getByText(notice)).toHaveCount(0);
    await staff.goBack();
    await expect(staff.getByLabel('Email')).toBeVisible();
    await expect(staff.getByRole('table')).toHaveCount(0);
    expect(await staff.context().cookies()).toEqual([]);
  });

  test('signing out in one tab signs out the others', async ({ staff }) => {
    await staff.goto('/users');
    const other = await staff.context().newPage();
    await other.goto('/tags');
    await expect(other.getByRole('heading', { name: /Tags/ })).toBeVisible();
    await staff.bringToFront();
    await staff.getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(other).toHaveURL(/\/login/);
    await expect(other.getByLabel('Email')).toBeVisible();
  });
});
