import { settled, violations, violationsOfColor } from '../axe.ts';
import { allScreens } from '../screens/index.ts';
import { expect, test } from '../test.ts';
import { NARROW, resize, sideways, TABLET } from '../window.ts';

const isSkipped = ({ widthOnly, wideOnly }: (typeof allScreens)[number]) =>
  widthOnly
    ? 'nothing scrolls sideways at 390 px'
    : wideOnly
      ? 'axe finds nothing, in either theme'
      : 'axe finds nothing in either theme at 1280, 768 and 390 px, and nothing scrolls sideways';

for (const testedScreen of allScreens)
  test(`the screen ${testedScreen.name}: ${isSkipped(testedScreen)}`, async ({ look, seeded }) => {
    const { as, path, ready, open: openDialog, prepare, wideOnly, widthOnly } = testedScreen;
    const page = await look(as);
    await prepare?.(seeded);
    if (widthOnly) await page.setViewportSize(NARROW);
    await page.goto(path);
    await openDialog?.(page);
    const isReady = async () => {
      await expect(ready(page)).toBeVisible();
      // For axe, an element that the bar half covers while scrolling is too small a target.
      await page.evaluate(() => scrollTo(0, 0));
      await settled(page);
    };
    const dyed = async (colorScheme: 'light' | 'dark') => {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
      await isReady();
    };
    await isReady();
    if (!widthOnly) {
      expect(await violations(page), 'wide').toEqual([]);
      await dyed('dark');
      expect(await violationsOfColor(page), 'wide, dark').toEqual([]);
      if (wideOnly) return;
      // Each width starts in the theme of the previous width.
      await resize(page, TABLET);
      await isReady();
      expect(await violations(page), '768 px, dark').toEqual([]);
      expect(await sideways(page), '768 px').toBe(0);
      await dyed('light');
      expect(await violationsOfColor(page), '768 px').toEqual([]);
      await resize(page, NARROW);
      await isReady();
      expect(await violations(page), 'narrow').toEqual([]);
      await dyed('dark');
      expect(await violationsOfColor(page), 'narrow, dark').toEqual([]);
    }
    expect(await sideways(page)).toBe(0);
  });
