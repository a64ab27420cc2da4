import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { expect, type Frame, type Page } from './test.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Nothing is read any more, and dialogs and menus stand still: else colours are half-mixed. */
export async function settled(page: Page) {
  await expect(page.locator('[aria-busy=true], .loading')).toHaveCount(0);
  await page.evaluate(() =>
    // The others follow scrolling, and never end.
    Promise.all(
      document
        .getAnimations()
        .filter(({ timeline }) => timeline === document.timeline)
        .map(animation => animation.finished.catch(() => {})),
    ),
  );
}

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Half a megabyte: it comes into a page once. */
async function bring(frame: Frame) {
  if (await frame.evaluate(() => !('axe' in window))) await frame.evaluate(SOURCE);
}
/** A frame in which no script runs answers nothing: it is left out, and not asked again. */
const silent = new WeakSet<Frame>();
const patient = async (frame: Frame) => {
  if (silent.has(frame)) return;
  const late = new Promise<boolean>(resolve => setTimeout(resolve, 1000, true));
  const isLate = await Promise.race([
    late,
    bring(frame).then(
      () => false,
      () => false,
    ),
  ]);
  if (isLate) silent.add(frame);
};

async function findViolations(page: Page, options: RunOptions = {}) {
  const [main, ...childFrames] = page.frames();
  await bring(main!);
  await Promise.all(childFrames.map(patient));
  const { violations, passed } = await page.evaluate(
    async ([options]) => {
      const { violations, passes } = await (window as unknown as { axe: typeof Axe }).axe.run(document, {
        ...options,
        resultTypes: ['violations'],
      });
      return {
        violations: violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`,
        ),
        passed: passes.length,
      };
    },
    [options] as const,
  );
  expect(passed, 'axe looked at the page').toBeGreaterThan(0);
  return violations;
}

/** What axe finds against WCAG 2.2 AA, each with its places. */
export const violations = (page: Page) => findViolations(page, { runOnly: { type: 'tag', values: WCAG } });
/** What the other theme can change: it differs in nothing but colours. */
export const violationsOfColour = (page: Page) =>
  findViolations(page, { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } });
/** What axe finds against its best practices, too. */
export const allViolations = (page: Page) => findViolations(page);
