import type { Page } from './test.ts';

export const NARROW = { width: 390, height: 844 };
export const TABLET = { width: 768, height: 1024 };

/** Makes the window so large, and waits until what follows from it is drawn: what a script decides comes a picture later. */
export async function resize(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  await page.evaluate(
    () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** By how many pixels the page is wider than its window. */
export const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
