import type { CDPSession } from '@playwright/test';
import { settled } from '../axe.ts';
import { expect, test, type Page } from '../test.ts';

const nav = (name: string) => (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
const main = (page: Page) => page.getByRole('main');
/** A link in a row of users: the previous page stays until the rows are rendered. */
const PERSON = 'tbody th a[href^="/user/"]';

/** Ten pages of ten kinds, each reached from the previous one, and an element of each that appears last. */
const ROUND: [go: (page: Page) => Promise<unknown>, target: (page: Page) => ReturnType<Page['locator']>][] = [
  [nav('Users'), page => page.locator(PERSON).first()],
  [page => page.locator(PERSON).first().click(), page => page.getByRole('tab', { name: /^Sessions/ })],
  [page => page.getByRole('tab', { name: /^Sessions/ }).click(), page => page.getByText(/^Longest session/)],
  [nav('Roles'), page => main(page).getByRole('link', { name: 'Appraiser', exact: true })],
  [
    page => main(page).getByRole('link', { name: 'Appraiser', exact: true }).click(),
    page => page.getByRole('heading', { name: 'Appraiser', level: 1 }),
  ],
  [page => page.goBack(), page => main(page).getByRole('link', { name: 'Appraiser', exact: true })],
  [nav('Tools'), page => main(page).getByRole('link', { name: 'Buffer', exact: true })],
  [
    page => main(page).getByRole('link', { name: 'Buffer', exact: true }).click(),
    page => page.getByRole('textbox', { name: 'Widget config, JSON' }),
  ],
  [nav('Home'), page => main(page).getByRole('link', { name: 'Larkspur County Assessor', exact: true })],
  [
    page =>
      main(page).getByRole('link', { name: 'Open details: Larkspur County Assessor', exact: true }).click(),
    page => page.getByRole('heading', { name: 'Keys', exact: true }),
  ],
];

/**
 * The state of the page after garbage collection: heap size, elements (including detached ones) and
 * listeners.
 */
async function heapSize(browser: CDPSession) {
  for (let i = 0; i < 3; i += 1) await browser.send('HeapProfiler.collectGarbage');
  const [{ usedSize }, { nodes, jsEventListeners }] = await Promise.all([
    browser.send('Runtime.getHeapUsage'),
    browser.send('Memory.getDOMCounters'),
  ]);
  return { kib: usedSize / 1024, nodes, listeners: jsEventListeners };
}

test('the second hundred of two hundred page visits leaves no page in memory', async ({ staff }) => {
  test.setTimeout(180_000);
  const browser = await staff.context().newCDPSession(staff);
  await staff.goto('/');
  const round = async () => {
    for (const [go, target] of ROUND) {
      await go(staff);
      await expect(target(staff)).toBeVisible();
    }
    await settled(staff);
  };
  /**
   * Runs ten rounds and returns the minimum of the last three: React may keep the page before the last until
   * it renders again.
   */
  const hundred = async () => {
    for (let n = 0; n < 7; n += 1) await round();
    const found: Awaited<ReturnType<typeof heapSize>>[] = [];
    for (let n = 0; n < 3; n += 1) {
      await round();
      found.push(await heapSize(browser));
    }
    const least = (name: keyof (typeof found)[number]) => Math.min(...found.map(one => one[name]));
    return { kib: least('kib'), nodes: least('nodes'), listeners: least('listeners') };
  };
  const [half, full] = [await hundred(), await hundred()];
  // A page has at least 600 elements, and React and the browser may keep one page. If each visit of one of
  // the ten kinds leaked its page, ten would remain.
  expect.soft(full.listeners - half.listeners, 'listeners').toBeLessThan(300);
  expect.soft(full.nodes - half.nodes, 'elements').toBeLessThan(2_000);
  expect.soft((full.kib - half.kib) / 100, 'KiB a page').toBeLessThan(16);
});
