import type { Page } from './test.ts';

export const NARROW = { width: 390, height: 844 };
export const TABLET = { width: 768, height: 1024 };

/** Resizes the window and waits until the page is rendered: results of scripts appear one frame later. */
export async function resize(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  await page.evaluate(
    () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** How many pixels the page is wider than its window. */
export const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
