import { isolate } from '../../i18n/isolate.ts';
import { seededUserId } from '../../mocks/db/demoAccounts.ts';
import { ATTACK, attackReplies, expectNoHarm } from './harm.ts';
import { expect, test } from './test.ts';

test('a hostile name is shown as text in questions, banners, the search, the journal and the title', async ({
  staff,
}) => {
  await staff.route('**/api/**', attackReplies);
  await staff.goto('/tags?q=zoning');
  const of = (act: string) =>
    staff
      .getByRole('main')
      .getByRole('button', { name: `${act} ${isolate(`Zoning${ATTACK}`)}`, exact: true });
  await of('Delete').click();
  await expect(staff.getByRole('alertdialog').getByRole('heading')).toContainText(
    'Sure to delete \u2068Zoning"><img src=x',
  );
  await staff.keyboard.press('Escape');
  await of('Edit').click();
  await staff.getByRole('form').getByRole('textbox').press('End');
  await staff.keyboard.type('.');
  await staff.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(staff.getByRole('status', { name: 'Messages' })).toContainText('Zoning"><img src=x');
  await staff.getByRole('button', { name: 'My activity', exact: true }).click();
  await expect(staff.getByRole('dialog', { name: 'My activity' }).getByRole('listitem')).toContainText(
    'Zoning"><img src=x',
  );
  await staff.keyboard.press('Escape');
  await staff.keyboard.press('Control+k');
  await staff.getByRole('dialog', { name: 'Search' }).getByRole('combobox').fill('zoning');
  await expect(staff.getByRole('option').filter({ hasText: 'Zoning"><img src=x' })).toBeVisible();
  await expectNoHarm(staff);
  await staff.keyboard.press('Escape');
  await staff.goto(`/user/${seededUserId(2)}/info`);
  await expect(staff).toHaveTitle(/^\u2068Grace.*<script>window\.broken=1<\/script>/);
  await expectNoHarm(staff);
});

test('the documents have the content security policy and the other security headers', async ({ staff }) => {
  const headers = (await staff.goto('/'))!.headers();
  // The policy names the one inline script by its hash.
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[\w+/=]{44}';/);
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
});

test('the policy refuses a script of the page itself, which this guard reports', async ({
  browser,
  demo,
}) => {
  const page = await browser.newPage({ baseURL: demo.url });
  await page.goto('/login');
  const refused = await page.evaluate(
    () =>
      new Promise<string[]>(resolve => {
        const directives: string[] = [];
        addEventListener('securitypolicyviolation', event => {
          directives.push(event.violatedDirective);
          if (event.violatedDirective.startsWith('script-src')) resolve(directives);
        });
        const script = document.createElement('script');
        try {
          script.textContent = 'window.broken = 1';
        } catch {
          // Plain text is refused as a script, and text that claims to be trusted does not run either.
          script.textContent = window
            .trustedTypes!.createPolicy('test', { createScript: (text: string) => text })
            .createScript('window.broken = 1');
        }
        document.body.append(script);
      }),
  );
  expect(refused).toEqual(['require-trusted-types-for', expect.stringMatching(/^script-src/)]);
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  await page.close();
});
