import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { seededUserId } from '../../mocks/db/demoAccounts.ts';
import { applicationId, roleId } from '../../mocks/db/seededIds.ts';
import { planId } from '../../mocks/db/seededPlans.ts';
import { startPlatform } from './platform.ts';
import { recordPages } from './recordPages.ts';
import { closeWindow, visit } from './visit.tsx';

const standIn = startPlatform();
beforeAll(() => standIn.reset());
afterEach(() => closeWindow());

const LARKSPUR = applicationId(0);
const GRACE = seededUserId(2);
const pages = [
  '/purposes?view=tree',
  `/application/new?from=${LARKSPUR}`,
  `/subscription-plan/${planId(0, 1)}/edit`,
  '/?tab=organizations',
  '/?compare=' + [LARKSPUR, applicationId(1)].join(','),
  `/application/${LARKSPUR}/info`,
  `/application/${LARKSPUR}/info#tools`,
  `/application/${LARKSPUR}/info#application-layers`,
  `/application/${LARKSPUR}/info#configs`,
  `/application/${LARKSPUR}/info#field-apps`,
  `/application/${LARKSPUR}/info#application-work-orders`,
  `/user/${GRACE}/info`,
  `/user/${GRACE}/info#access`,
  `/user/${GRACE}/info#roles`,
  `/role/${roleId(0)}/info#access`,
];

/** The text of the page and the values of its fields. */
const contentOf = (main: HTMLElement) =>
  [
    main.textContent,
    ...[...main.querySelectorAll<HTMLInputElement>('input, select, textarea')].map(({ value }) => value),
  ].join('\n');
const patient = { timeout: 30_000, interval: 150 };
const CALM = 6;

/** Waits until the content of the page is stable, and returns it. */
async function settled(main: () => HTMLElement): Promise<string> {
  let last = '';
  let calm = 0;
  await waitFor(() => {
    const now = contentOf(main());
    const busy = main().querySelector('[aria-busy=true], .skeleton') || !now.trim();
    calm = now === last && !busy ? calm + 1 : 0;
    last = now;
    if (calm < CALM) throw new Error('still reading');
  }, patient);
  return last;
}

describe('Retry after every request of a page failed', () => {
  /**
   * Opens a page without and with failing reads, and presses Retry. Returns the first content, and the
   * current one.
   */
  async function retry(address: string) {
    const reloadedPage = await visit(standIn, 'superadmin', address);
    const healthy = await settled(reloadedPage.main);
    standIn.fault({ match: 'GET /api/*', status: 500, sparing: true });
    const page = await visit(standIn, 'superadmin', address);
    await screen.findAllByRole('button', { name: 'Retry' });
    await settled(page.main);
    standIn.clearFaults();
    await page.person.click(screen.getAllByRole('button', { name: 'Retry' })[0]!);
    return { healthy, content: () => contentOf(page.main()) };
  }

  it.each(pages)('Retry restores %s to what it shows without a failure', async address => {
    const { healthy, content } = await retry(address);
    await waitFor(() => expect(content()).toBe(healthy), patient);
  });

  it.each(recordPages)(
    'Retry restores a record of %s to what it shows without a failure',
    async (_, findRecord) => {
      const { healthy, content } = await retry((await findRecord(standIn)).address);
      await waitFor(() => expect(content()).toBe(healthy), patient);
    },
  );
});
