import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { expect, type Frame, type Page } from './test.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Waits until nothing loads and dialogs and menus have stopped moving, because moving elements have mixed
 * colors.
 */
export async function settled(page: Page) {
  await expect(page.locator('[aria-busy=true], .loading')).toHaveCount(0);
  await page.evaluate(() =>
    // Animations with another timeline follow scrolling and never end.
    Promise.all(
      document
        .getAnimations()
        .filter(({ timeline }) => timeline === document.timeline)
        .map(animation => animation.finished.catch(() => {})),
    ),
  );
}

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Loads axe into a page only once, because it has half a megabyte. */
async function bring(frame: Frame) {
  if (await frame.evaluate(() => !('axe' in window))) await frame.evaluate(SOURCE);
}
/** A frame without scripts does not respond: it is left out, and not tried again. */
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

/** The violations of WCAG 2.2 AA, each with its elements. */
export const violations = (page: Page) => findViolations(page, { runOnly: { type: 'tag', values: WCAG } });
/** The violations that depend on the theme, which changes only colors. */
export const violationsOfColor = (page: Page) =>
  findViolations(page, { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } });
/** All violations, including axe's best practices. */
export const allViolations = (page: Page) => findViolations(page);
