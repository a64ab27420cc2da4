import { attackReplies, expectNoHarm } from '../harm.ts';
import { allScreens } from '../screens/index.ts';
import { expect, test } from '../test.ts';
import { NARROW, sideways } from '../window.ts';

/** Every page of the console, one per kind of URL. Documents have tests of their own. */
const pagePaths = [
  ...new Map(
    allScreens
      .filter(({ as, prepare }) => as === 'superadmin' && !prepare)
      .map(({ path }) => [path.replace(/[0-9a-f]{24}/g, ''), path]),
  ).values(),
].filter(
  path => !/#(configs|defaults|daily-import|misc)|^\/tool\/|q=zzz|[?&](pageSize|filter|replace)=/.test(path),
);

/** Pages per test. */
const SOME = 5;

for (let from = 0; from < pagePaths.length; from += SOME)
  test(`hostile names are shown as text without scrolling sideways at 390 px: pages ${from + 1} to ${Math.min(from + SOME, pagePaths.length)}`, async ({
    look,
  }) => {
    const page = await look('superadmin');
    await page.route('**/api/**', attackReplies);
    await page.setViewportSize(NARROW);
    // A dialog may cover it.
    const main = page.locator('main');
    let shown = 0;
    for (const path of pagePaths.slice(from, from + SOME)) {
      await page.goto(path);
      await expect(main.locator('h1')).toBeVisible();
      await expect(main.locator('[aria-busy=true], .loading')).toHaveCount(0);
      shown += Number((await main.innerText()).includes('<img src=x onerror='));
      expect.soft(await sideways(page), path).toBe(0);
      await expectNoHarm(page);
    }
    expect(shown).toBeGreaterThan(0);
  });
