import { emailOf } from './demo.ts';
import type { Page } from './test.ts';

/** Fills in and submits the open login page. */
export async function signInByForm(page: Page, account: string, password = 'Assessor1') {
  await page.getByLabel('Email').fill(emailOf(account));
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

export const banner = (page: Page, text: string | RegExp) =>
  page.getByRole('status', { name: 'Messages' }).getByText(text);
