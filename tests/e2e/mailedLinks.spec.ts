import { signInByForm } from './signIn.ts';
import { expect, test } from './test.ts';

test.describe('mailed links', () => {
  test('a forgotten password is reset by the mailed link, which works once', async ({ visit, demo }) => {
    const page = await visit();
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot password?', exact: true }).click();
    await page.getByLabel('Email').fill('user@map.example');
    await page.getByRole('button', { name: 'Send reset link', exact: true }).click();
    await expect(page.getByText(/If an account exists for user@map\.example/)).toBeVisible();
    const [letter] = await demo.emails();
    expect(letter).toMatchObject({ to: 'user@map.example' });

    await page.goto(String(letter!.link));
    await page.getByLabel(/^New password/).fill('Assessor22');
    await page.getByLabel(/^Repeat new password/).fill('Assessor22');
    await page.getByRole('button', { name: 'Change password', exact: true }).click();
    await expect(page.getByText('Password successfully changed.')).toBeVisible();
    await page.goto('/login');
    await signInByForm(page, 'user', 'Assessor22');
    await expect(page.getByText('Hello, Grace')).toBeVisible();

    const again = await visit();
    await again.goto(String(letter!.link));
    await expect(again.getByText('The password reset link is invalid or expired...')).toBeVisible();
  });

  test('a reset request does not reveal whether an account exists', async ({ visit, demo }) => {
    const page = await visit();
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill('nobody@map.example');
    await page.getByRole('button', { name: 'Send reset link', exact: true }).click();
    await expect(page.getByText(/If an account exists for nobody@map\.example/)).toBeVisible();
    expect(await demo.emails()).toEqual([]);
  });

  test('an unverified user requests the link again, which verifies the email and signs in', async ({
    visit,
    demo,
  }) => {
    const page = await visit('unverified');
    await page.goto('/view/profile');
    await expect(
      page.getByText('Your email is not verified. Please check your inbox for verificaion link.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Resend now', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Sent', exact: true })).toBeVisible();
    const [letter] = await demo.emails();

    const elsewhere = await visit();
    await elsewhere.goto(String(letter!.link));
    await expect(elsewhere.getByText('Your email has been validated successfully.')).toBeVisible();
    await expect(elsewhere.getByText('Hello, Uma')).toBeVisible();
    await elsewhere.goto('/view/profile');
    await expect(elsewhere.getByLabel('First name')).toHaveValue('Uma');
    await expect(elsewhere.getByText(/verificaion/)).toHaveCount(0);
  });

  test('a made-up verification link is refused', async ({ visit }) => {
    const page = await visit();
    await page.goto('/user/email-verify/made-up');
    await expect(page.getByText('Sorry, the verification link is invalid or expired')).toBeVisible();
  });

  test('the sign-up form reports missing fields and then creates an account', async ({ visit, demo }) => {
    const page = await visit();
    await page.goto('/signup');
    await page.getByRole('button', { name: 'Sign up', exact: true }).click();
    for (const text of ['First name is required', 'Last name is required', "What's your email address?"])
      await expect(page.getByText(text)).toBeVisible();
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Last name').fill('Lovelace');
    await page.getByLabel('Email').fill('ada@map.example');
    await page.getByLabel('Phone').fill('5550101234');
    await page.getByLabel('Password', { exact: true }).fill('Analytical1');
    await page.getByRole('button', { name: 'Sign up', exact: true }).click();
    await expect(page).not.toHaveURL(/\/signup/);
    expect(await demo.user('ada@map.example')).toMatchObject({
      firstName: 'Ada',
      phone: '(555) 010-1234',
      role: 'user',
    });
    expect((await demo.emails()).map(letter => letter.to)).toContain('ada@map.example');
  });
});
