import { banner, signIn } from './signIn.ts';
import { expect, test } from './test.ts';

const notice = 'Please login to continue';

test.describe('signing in', () => {
  test('The login page says that it is for staff only, and refuses wrong input under its fields.', async ({ visit }) => {
    const page = await visit();
    await page.goto('/login');
    await expect(page.getByText(/only for staff/)).toBeVisible();
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText('Please enter your email and password.')).toBeVisible();
    await page.getByLabel('Email').fill('nobody');
    await page.getByLabel('Password', { exact: true }).fill('x');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText('Please enter a valid email.')).toBeVisible();
  });

  test('A wrong password is refused, and what was typed stays.', async ({ visit }) => {
    const page = await visit();
    await page.goto('/login');
    await signIn(page, 'superadmin', 'Wrong1234');
    await expect(page.locator('main [role=alert], main .note, main .fault').first()).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('superadmin@map.example');
    await expect(page).toHaveURL(/\/login/);
  });

  test('An inactive account is refused.', async ({ visit }) => {
    const page = await visit();
    await page.goto('/login');
    await signIn(page, 'inactive');
    await expect(page.locator('main [role=alert], main .note, main .fault').first()).toBeVisible();
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
    await expect(staff.getByRole('row')).toHaveCount(9);
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
    await staff.goto('/users');
    await expect(staff.getByRole('row')).toHaveCount(9);
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

test.describe('first days', () => {
  test('A first login leads to the settings and can be skipped.', async ({ visit }) => {
    const page = await visit();
    await page.goto('/login');
    await signIn(page, 'first.login');
    await expect(page).toHaveURL(/\/settings$/);
    await page.getByRole('button', { name: 'Skip' }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
  });

  test('A first login with a new password is marked done and goes home by itself.', async ({ visit, demo }) => {
    const page = await visit();
    await page.goto('/login');
    await signIn(page, 'first.login');
    await page.getByLabel('Current password', { exact: true }).fill('Assessor1');
    await page.getByLabel('New password', { exact: true }).fill('Assessor22');
    await page.getByLabel('Repeat new password', { exact: true }).fill('Assessor22');
    await page.getByRole('button', { name: 'Change password' }).last().click();
    await expect(page.getByText('Password successfully changed.')).toBeVisible();
    await expect(page).toHaveURL(/:\d+\/$/);
    expect(await demo.user('first.login@map.example')).toMatchObject({ isLoggedinYet: true });
  });

  test('A temporary password leads to the page that replaces it, and the new one signs in.', async ({ visit }) => {
    const page = await visit();
    await page.goto('/login');
    await signIn(page, 'temporary', 'Temporary1');
    await expect(page).toHaveURL(/\/user\/change-password\/.+/);
    await page.getByLabel('New password', { exact: true }).fill('Assessor22');
    await page.getByLabel('Repeat new password', { exact: true }).fill('Assessor2');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('The passwords do not match')).toBeVisible();
    await page.getByLabel('Repeat new password', { exact: true }).fill('Assessor22');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Password successfully changed.')).toBeVisible();
    await expect(page).toHaveURL(/\/login/);
    await signIn(page, 'temporary', 'Assessor22');
    await expect(page).toHaveURL(/\/settings$/);
  });
});

test.describe('mailed links', () => {
  test('A forgotten password is reset by the mailed link, which works once.', async ({ visit, demo }) => {
    const page = await visit();
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByLabel('Email').fill('user@map.example');
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await expect(page.getByText(/If an account exists for user@map\.example/)).toBeVisible();
    const [letter] = await demo.letters();
    expect(letter).toMatchObject({ to: 'user@map.example' });

    await page.goto(String(letter!.link));
    await page.getByLabel('New password', { exact: true }).fill('Assessor22');
    await page.getByLabel('Repeat new password', { exact: true }).fill('Assessor22');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Password successfully changed.')).toBeVisible();
    await page.goto('/login');
    await signIn(page, 'user', 'Assessor22');
    await expect(page.getByText('Hello, Grace')).toBeVisible();

    const again = await visit();
    await again.goto(String(letter!.link));
    await expect(again.getByText('The password reset link is invalid or expired...')).toBeVisible();
  });

  test('Nobody learns by asking for a reset who has an account.', async ({ visit, demo }) => {
    const page = await visit();
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill('nobody@map.example');
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await expect(page.getByText(/If an account exists for nobody@map\.example/)).toBeVisible();
    expect(await demo.letters()).toEqual([]);
  });

  test('An unverified user asks for the link again, and it verifies and signs in.', async ({ visit, demo }) => {
    const page = await visit('unverified');
    await page.goto('/view/profile');
    await expect(page.getByText('Your email is not verified. Please check your inbox for verificaion link.')).toBeVisible();
    await page.getByRole('button', { name: 'Resend now' }).click();
    await expect(page.getByText('Sent', { exact: true })).toBeVisible();
    const [letter] = await demo.letters();

    const elsewhere = await visit();
    await elsewhere.goto(String(letter!.link));
    await expect(elsewhere.getByText('Your email has been validated successfully.')).toBeVisible();
    await expect(elsewhere.getByText('Hello, Uma')).toBeVisible();
    await elsewhere.goto('/view/profile');
    await expect(elsewhere.getByLabel('First name')).toHaveValue('Uma');
    await expect(elsewhere.getByText(/verificaion/)).toHaveCount(0);
  });

  test('A verification link that nobody sent is refused.', async ({ visit }) => {
    const page = await visit();
    await page.goto('/user/email-verify/made-up');
    await expect(page.getByText('Sorry, the verification link is invalid or expired')).toBeVisible();
  });

  test('Whoever signs up is told under the fields what is missing, and then has an account.', async ({ visit, demo }) => {
    const page = await visit();
    await page.goto('/signup');
    await page.getByRole('button', { name: 'Sign up' }).click();
    for (const text of ['First name is required', 'Last name is required', 'What\'s your email address?']) await expect(page.getByText(text)).toBeVisible();
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Last name').fill('Lovelace');
    await page.getByLabel('Email').fill('ada@map.example');
    await page.getByLabel('Phone').fill('5550101234');
    await page.getByLabel('Password', { exact: true }).fill('Analytical1');
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page).not.toHaveURL(/\/signup/);
    expect(await demo.user('ada@map.example')).toMatchObject({ firstName: 'Ada', phone: '(555) 010-1234', role: 'user' });
    expect((await demo.letters()).map(letter => letter.to)).toContain('ada@map.example');
  });
});

test.describe('one’s own account', () => {
  test('The profile is saved and greets by the new name.', async ({ visit, demo }) => {
    const page = await visit('superadmin');
    await page.goto('/view/profile');
    await page.getByLabel('First name').fill('Sofie');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(banner(page, 'Profile Updated Successfully.')).toBeVisible();
    await expect(page.getByText('Hello, Sofie')).toBeVisible();
    expect(await demo.user('superadmin@map.example')).toMatchObject({ firstName: 'Sofie' });
  });

  test('A password that the platform refuses is explained under the field.', async ({ visit }) => {
    const page = await visit('superadmin');
    await page.goto('/settings');
    await page.getByLabel('Current password', { exact: true }).fill('Wrong1234');
    await page.getByLabel('New password', { exact: true }).fill('Ab');
    await page.getByLabel('Repeat new password', { exact: true }).fill('Ab');
    await page.getByRole('button', { name: 'Change password' }).last().click();
    await expect(page.getByText('Password must be at least 8 characters with an uppercase letter and a number.')).toBeVisible();
    await expect(page.getByLabel('New password', { exact: true })).toHaveValue('Ab');
  });

  test('An API key is made, shown, and deleted after a question.', async ({ staff, demo }) => {
    await staff.goto('/apikeys');
    const before = (await demo.as<unknown[]>('superadmin', 'GET /api/users/apikey')).length;
    await staff.getByRole('button', { name: 'New API key' }).click();
    await expect(banner(staff, 'The key has been created.')).toBeVisible();
    expect(await demo.as<unknown[]>('superadmin', 'GET /api/users/apikey')).toHaveLength(before + 1);
    await staff.getByRole('button', { name: /Delete/ }).first().click();
    await staff.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(banner(staff, 'The key has been deleted.')).toBeVisible();
    expect(await demo.as<unknown[]>('superadmin', 'GET /api/users/apikey')).toHaveLength(before);
  });
});
