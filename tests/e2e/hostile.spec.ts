import { emailOf } from './demo.ts';
import { expect, test } from './test.ts';

const HOSTILE = ['<img src=x onerror="window.broken=1">', '<script>window.broken=1</script>', '=1+1', '%{name} $& {{7*7}}', '"><svg onload="window.broken=1">'];

test.describe('text that means harm is text', () => {
  test('Users and tags are shown as they are called, everywhere.', async ({ staff, demo }) => {
    const named: { text: string; id: string }[] = [];
    for (const [n, account] of ['user', 'keeper', 'temporary', 'unverified', 'facebook'].entries()) {
      const [text, person] = [HOSTILE[n]!, await demo.user(emailOf(account))];
      await demo.as('superadmin', `PUT /api/users/${person._id}`, { ...person, firstName: text, lastName: 'Lindqvist' });
      await demo.as('superadmin', 'POST /api/tags', { tagName: text });
      named.push({ text, id: person._id });
    }
    for (const view of ['table', 'cards']) {
      await staff.goto(`/users?q=lindqvist&view=${view}`);
      for (const { text } of named) await expect(staff.getByRole('main').getByText(text).first()).toBeVisible();
    }
    for (const { text } of named) {
      await staff.getByRole('button', { name: `Delete ${text} Lindqvist`, exact: true }).click();
      await expect(staff.getByRole('alertdialog')).toContainText(`${text} Lindqvist`);
      await staff.keyboard.press('Escape');
      await expect(staff.getByRole('alertdialog')).toHaveCount(0);
    }
    for (const { text, id } of named) {
      await staff.goto(`/user/${id}/info`);
      await expect(staff.getByRole('heading', { level: 1 })).toHaveText(`${text} Lindqvist`);
    }
    await staff.goto('/tags?pageSize=100');
    for (const { text } of named) {
      await staff.getByRole('button', { name: `Delete ${text}`, exact: true }).click();
      await expect(staff.getByRole('alertdialog').getByRole('heading')).toHaveText(`Sure to delete ${text} ?`);
      await staff.keyboard.press('Escape');
      await expect(staff.getByRole('alertdialog')).toHaveCount(0);
    }
    expect(await staff.evaluate(() => 'broken' in window)).toBe(false);
  });

  test('The documents carry the policy and the other guarding headers.', async ({ staff }) => {
    const headers = (await staff.goto('/login'))!.headers();
    expect(headers['content-security-policy']).toMatch(/script-src 'self'(;|$)/);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
  });
});

test('The guard sees: a script of a page itself is refused by the policy, and the test would fail.', async ({ browser, demo }) => {
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
          // Text is no script here; even one that says it is trusted does not run.
          script.textContent = window.trustedTypes!.createPolicy('test', { createScript: (text: string) => text }).createScript('window.broken = 1');
        }
        document.body.append(script);
      }),
  );
  expect(refused).toEqual(['require-trusted-types-for', expect.stringMatching(/^script-src/)]);
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  await page.close();
});
