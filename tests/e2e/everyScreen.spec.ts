import { settled, violations, violationsOfColour } from './axe.ts';
import { screens } from './screens.ts';
import { expect, test } from './test.ts';
import { NARROW, resize, sideways } from './window.ts';

const held = ({ long, wideOnly }: (typeof screens)[number]) =>
  long ? 'nothing scrolls sideways at 390 px' : wideOnly ? 'axe finds nothing, in either theme' : 'axe finds nothing, in either theme, wide and narrow, and nothing scrolls sideways at 390 px';

for (const screen of screens)
  test(`${screen.name}: ${held(screen)}.`, async ({ look, seeded }) => {
    const { as, path, ready, open, prepare, wideOnly, long } = screen;
    const page = await look(as);
    await prepare?.(seeded);
    if (long) await page.setViewportSize(NARROW);
    await page.goto(path);
    await open?.(page);
    const there = async () => {
      await expect(ready(page)).toBeVisible();
      // What is half under the bar while one scrolls is too small a target for axe.
      await page.evaluate(() => scrollTo(0, 0));
      await settled(page);
    };
    await there();
    if (!long) {
      expect(await violations(page), 'wide').toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
      await there();
      expect(await violationsOfColour(page), 'dark').toEqual([]);
      if (wideOnly) return;
      await resize(page, NARROW);
      await there();
      expect(await violations(page), 'narrow').toEqual([]);
    }
    expect(await sideways(page)).toBe(0);
  });
