import type { Page } from './test.ts';

export const NARROW = { width: 390, height: 844 };

/** By how many pixels the page is wider than its window. */
export const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
