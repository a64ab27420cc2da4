import { settled } from '../axe.ts';
import { allScreens } from '../screens/index.ts';
import type { Screen } from '../screens/screen.ts';
import { expect, test, type Page } from '../test.ts';
import { NARROW, resize, sideways } from '../window.ts';

const WIDE = { width: 1280, height: 860 };
const WORD = 'W'.repeat(300);
const NAMES =
  /^(\w*[nN]ame|title|department|label|\w*[dD]escription|help|q|tag|symbol|message|email|county|nickname|alias)$/;
const KEPT = /^(applicationDomainName|widgetName|databaseName|eventName)$/;

/** Replaces each name in a reply by one long word. */
const lengthened = (value: unknown, key = ''): unknown => {
  if (Array.isArray(value)) return value.map(one => lengthened(one, key));
  if (typeof value === 'string')
    return NAMES.test(key) && !KEPT.test(key) ? `${value.slice(0, 12)}${WORD}` : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, lengthened(one, name)]));
};

const lengthen = (page: Page) =>
  page.route(
    url => url.pathname.startsWith('/api/'),
    async route => {
      if (route.request().method() !== 'GET') return route.continue();
      const response = await route.fetch();
      const text = await response.text();
      try {
        await route.fulfill({ response, body: JSON.stringify(lengthened(JSON.parse(text))) });
      } catch {
        await route.fulfill({ response, body: text });
      }
    },
  );

/** The deepest elements that extend beyond the window. */
const beyond = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    return [...document.querySelectorAll('body *')]
      .filter(one => one.getBoundingClientRect().right > width + 1)
      .slice(0, 400)
      .filter((one, _, all) => !all.some(other => other !== one && one.contains(other)))
      .slice(0, 6)
      .map(
        one =>
          `${one.tagName}.${one.className} < ${one.parentElement?.className} < ${one.parentElement?.parentElement?.className}`,
      );
  });

/** Forms that show chosen names as chips. */
const CHIPS = ['user, more roles chosen than are shown', 'application, a field app edited with errors'];

const screens = new Map<string, Pick<Screen, 'as' | 'path' | 'open'>>([
  ...allScreens
    .filter(({ as, prepare }) => as && !prepare)
    .map(({ as, path }) => [`${path} as ${as}`, { as, path }] as const),
  ...allScreens
    .filter(({ name }) => CHIPS.includes(name))
    .map(testedScreen => [testedScreen.name, testedScreen] as const),
]);

for (const [name, { as, path, open: openDialog }] of screens)
  test(`the screen ${name}: names of 300 characters make nothing scroll sideways at 1280 or 390 px`, async ({
    look,
  }) => {
    const page = await look(as);
    await lengthen(page);
    await page.setViewportSize(WIDE);
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await openDialog?.(page);
    if (openDialog)
      await expect(page.locator('.MuiAutocomplete-tag', { hasText: WORD }).first()).toBeVisible();
    await settled(page);
    for (const size of [WIDE, NARROW]) {
      await resize(page, size);
      await settled(page);
      if (await sideways(page)) expect(await beyond(page), `${size.width} px`).toEqual([]);
      expect(await sideways(page), `${size.width} px`).toBe(0);
    }
  });
