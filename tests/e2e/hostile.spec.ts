import type { Route } from '@playwright/test';
import { isolate } from '../../i18n/isolate.ts';
import { seededUserId } from '../../mocks/db/demoAccounts.ts';
import { screens } from './screens/index.ts';
import { expect, test, type Page } from './test.ts';
import { NARROW, sideways } from './window.ts';

/** Means harm to a page, an attribute, a template, a sheet, and to the order in which a line is read. */
const HARM = `"><img src=x onerror="window.broken=1"><script>window.broken=1</script>{{7*7}} %{name} $& |||| =1+1 \u202Egnp.exe ${'W'.repeat(90)}`;
const WORDS = /name|label|description|help|title|disclaimer|groupName|text|note|message|county/i;
const ADDRESSES = /^(path|link|url|applicationDomainName|youtubeVideo)$/i;
/** Names by which the console itself tells what something is. */
const MEANT = /^(fileName|userName|providerName)$/;

/** An answer, every name and text in which means harm, and every address is a script. */
function harmed(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map(one => harmed(one, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, /config/i.test(name) ? one : harmed(one, name)]),
    );
  if (typeof value !== 'string' || MEANT.test(key)) return value;
  return ADDRESSES.test(key) ? 'javascript:window.broken=1' : WORDS.test(key) ? `${value}${HARM}` : value;
}
async function harm(route: Route) {
  if (route.request().method() !== 'GET') return route.continue();
  // A connection that was kept open may end just then.
  const response = await route.fetch({ maxRetries: 3 });
  const answer: unknown = await response.json().catch(() => undefined);
  return answer === undefined
    ? route.fulfill({ response })
    : route.fulfill({ response, json: harmed(answer) });
}
const harmless = async (page: Page) => {
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  expect(await page.locator('a[href^="javascript:" i], main img[src="x"]').count()).toBe(0);
};

/** Every place of the console by the kind of its address, but documents, which have tests of their own. */
const places = [
  ...new Map(
    screens
      .filter(({ as, prepare }) => as === 'superadmin' && !prepare)
      .map(({ path }) => [path.replace(/[0-9a-f]{24}/g, ''), path]),
  ).values(),
].filter(
  path => !/#(configs|defaults|daily-import|misc)|^\/tool\/|q=zzz|[?&](pageSize|filter|replace)=/.test(path),
);

/** So many are looked at in one test. */
const SOME = 5;

for (let from = 0; from < places.length; from += SOME)
  test(`Names and texts that mean harm are text wherever they stand, and have room at 390 px: places ${from + 1} to ${Math.min(from + SOME, places.length)}.`, async ({
    look,
  }) => {
    const page = await look('superadmin');
    await page.route('**/api/**', harm);
    await page.setViewportSize(NARROW);
    // Also where a dialog lies over it.
    const main = page.locator('main');
    let shown = 0;
    for (const path of places.slice(from, from + SOME)) {
      await page.goto(path);
      await expect(main.locator('h1')).toBeVisible();
      await expect(main.locator('[aria-busy=true], .loading')).toHaveCount(0);
      shown += Number((await main.innerText()).includes('<img src=x onerror='));
      expect.soft(await sideways(page), path).toBe(0);
      await harmless(page);
    }
    expect(shown).toBeGreaterThan(0);
  });

test('What is asked, said and kept of a name that means harm is text: questions, banners, the search, the journal, the title.', async ({
  staff,
}) => {
  await staff.route('**/api/**', harm);
  await staff.goto('/tags?q=zoning');
  const of = (act: string) =>
    staff.getByRole('main').getByRole('button', { name: `${act} ${isolate(`Zoning${HARM}`)}`, exact: true });
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
  await staff.getByRole('button', { name: 'What I did', exact: true }).click();
  await expect(staff.getByRole('dialog', { name: 'What I did' }).getByRole('listitem')).toContainText(
    'Zoning"><img src=x',
  );
  await staff.keyboard.press('Escape');
  await staff.keyboard.press('Control+k');
  await staff.getByRole('dialog', { name: 'Search' }).getByRole('combobox').fill('zoning');
  await expect(staff.getByRole('option').filter({ hasText: 'Zoning"><img src=x' })).toBeVisible();
  await harmless(staff);
  await staff.keyboard.press('Escape');
  await staff.goto(`/user/${seededUserId(2)}/info`);
  await expect(staff).toHaveTitle(/^\u2068Grace.*<script>window\.broken=1<\/script>/);
  await harmless(staff);
});

test('The documents carry the policy and the other guarding headers.', async ({ staff }) => {
  const headers = (await staff.goto('/'))!.headers();
  // The one script that is inside is named by what it is.
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[\w+/=]{44}';/);
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
});

test('The guard sees: a script of a page itself is refused by the policy, and the test would fail.', async ({
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
          // Text is no script here; even one that says it is trusted does not run.
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
