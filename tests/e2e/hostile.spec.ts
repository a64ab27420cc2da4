import { banner } from './signIn.ts';
import { expect, test } from './test.ts';

const HOSTILE = ['<img src=x onerror="window.broken=1">', '<script>window.broken=1</script>', '=1+1', '%{name} $& {{7*7}}', '"><svg onload="window.broken=1">'];

test.describe('text that means harm is text', () => {
  for (const text of HOSTILE)
    test(`A user and a tag called ${text} are shown as they are called, everywhere.`, async ({ staff, demo }) => {
      const grace = await demo.user('user@map.example');
      await demo.as('superadmin', `PUT /api/users/${grace._id}`, { ...grace, firstName: text });
      await demo.as('superadmin', 'POST /api/tags', { tagName: text });
      for (const view of ['table', 'cards']) {
        await staff.goto(`/users?q=user%40map.example&view=${view}`);
        await expect(staff.getByRole('main').getByText(text).first()).toBeVisible();
      }
      await staff.getByRole('button', { name: /^Delete / }).click();
      await expect(staff.getByRole('alertdialog')).toContainText(`${text} Lindqvist`);
      await staff.keyboard.press('Escape');
      await staff.goto(`/user/${grace._id}/info`);
      await expect(staff.getByRole('heading', { level: 1 })).toHaveText(`${text} Lindqvist`);
      await staff.goto(`/tags?q=${encodeURIComponent(text)}`);
      await expect(staff.getByRole('link', { name: text, exact: true })).toBeVisible();
      await staff.getByRole('button', { name: /^Delete / }).click();
      await expect(staff.getByRole('alertdialog').getByRole('heading')).toHaveText(`Sure to delete ${text} ?`);
      expect(await staff.evaluate(() => 'broken' in window)).toBe(false);
    });

  test('What the server says is shown as text.', async ({ staff, demo }) => {
    await demo.fault({ match: 'DELETE /api/users/{id}', status: 400, body: { message: HOSTILE[0] } });
    await staff.goto('/users?q=user%40map.example');
    await staff.getByRole('button', { name: 'Delete Grace Lindqvist' }).click();
    await staff.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(banner(staff, HOSTILE[0]!)).toBeVisible();
    expect(await staff.evaluate(() => 'broken' in window)).toBe(false);
  });

  test('A page of HTML instead of an answer is not shown as one.', async ({ staff, demo }) => {
    await staff.route('**/api/users?*', route => route.fulfill({ status: 502, contentType: 'text/html', body: '<html><body><h1>Bad gateway</h1></body></html>' }));
    await demo.forgetCalls();
    await staff.goto('/users');
    await expect(staff.getByText('There was an error loading the data').first()).toBeVisible();
    await expect(staff.getByText('Bad gateway')).toHaveCount(0);
  });

  test('A nonsense address of a list is the plain list.', async ({ staff }) => {
    await staff.goto('/users?page=-1&pageSize=999999&sortBy=%3Cscript%3E&sortDirection=sideways&view=tree&filter=<b>&lastLoggedIn=never');
    await expect(staff.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/^Users/);
    await expect(staff.locator('tbody tr:not(.loading), [role=alert]').first()).toBeVisible();
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
        const { trustedTypes } = window as unknown as { trustedTypes: { createPolicy(name: string, rules: { createScript(text: string): string }): { createScript(text: string): string } } };
        try {
          script.textContent = 'window.broken = 1';
        } catch {
          // Text is no script here; even one that says it is trusted does not run.
          script.textContent = trustedTypes.createPolicy('test', { createScript: text => text }).createScript('window.broken = 1');
        }
        document.body.append(script);
      }),
  );
  expect(refused).toEqual(['require-trusted-types-for', expect.stringMatching(/^script-src/)]);
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  await page.close();
});
