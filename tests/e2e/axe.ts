import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from './test.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

// No frame of another origin is on any page: one page is enough to look at, where axe otherwise opens a second.
const axe = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();

/** Nothing is read any more, and dialogs and menus stand still: else colours are half-mixed. */
export async function settled(page: Page) {
  await expect(page.locator('[aria-busy=true], .loading')).toHaveCount(0);
  await page.evaluate(() => Promise.all(document.getAnimations().map(animation => animation.finished.catch(() => {}))));
}

async function found(look: AxeBuilder) {
  const { violations, passes } = await look.analyze();
  expect(passes.length, 'axe looked at the page').toBeGreaterThan(0);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`);
}

/** What axe finds against WCAG 2.2 AA, each with its places. */
export const violations = (page: Page) => found(axe(page).withTags(WCAG));
/** What the other theme can change: it differs in nothing but colours. */
export const violationsOfColour = (page: Page) => found(axe(page).withRules(['color-contrast', 'link-in-text-block']));
/** What axe finds against its best practices, too. */
export const allViolations = (page: Page) => found(axe(page));
