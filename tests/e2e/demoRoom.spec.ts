import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { Demo } from './demo.ts';
import { RunningConsole } from './program.ts';
import { signInByForm } from './signIn.ts';
import { expect, test } from './test.ts';

test('on the Demo page every tenth call fails while that rule is on', async ({ staff, demo }) => {
  await staff.goto('/tags');
  // No call of the list may be the tenth.
  await expect(staff.getByRole('link', { name: 'Parcels', exact: true })).toBeVisible();
  await staff.getByRole('link', { name: 'Demo', exact: true }).click();
  await staff.getByRole('button', { name: 'Every tenth call fails', exact: true }).click();
  await expect(staff.getByRole('switch', { name: 'Every tenth call fails', exact: true })).toBeChecked();
  const statuses: boolean[] = [];
  for (let n = 0; n < 10; n++)
    statuses.push(
      await demo.as('superadmin', 'GET /api/tags?page=1').then(
        () => true,
        () => false,
      ),
    );
  expect(statuses).toContain(false);
  await staff.getByRole('button', { name: 'Refused', exact: true }).click();
  await staff.getByRole('link', { name: '/api/tags?page=1', exact: true }).click();
  const call = staff.getByRole('region', { name: 'Call GET /api/tags?page=1', exact: true });
  await expect(call).toContainText('503 Service Unavailable');
  await expect(call).toContainText('Every tenth call fails');
  const saved = staff.waitForEvent('download');
  await staff.getByRole('link', { name: 'Export HAR', exact: true }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('calls.har');
  const { log } = JSON.parse(readFileSync(await file.path(), 'utf8')) as {
    log: { version: string; entries: { response: { status: number } }[] };
  };
  expect([log.version, log.entries.map(({ response }) => response.status)]).toEqual(['1.2', [503]]);
  await staff.getByRole('button', { name: 'Delete Every tenth call fails', exact: true }).click();
  await staff.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(staff.getByText('No fault rules yet', { exact: true })).toBeVisible();
  expect(await demo.as('superadmin', 'GET /api/tags?page=1')).toBeTruthy();
});

test('Reset restores the first day’s data without fault rules and signs out every user', async ({
  staff,
  visit,
  demo,
}) => {
  const colleague = await visit('second.superadmin');
  await demo.as('superadmin', 'POST /api/tags', { tagName: 'Made before the reset' });
  await colleague.goto('/tags');
  await expect(colleague.getByRole('link', { name: 'Made before the reset', exact: true })).toBeVisible();
  await staff.goto('/demo');
  await staff.getByRole('button', { name: 'Slow', exact: true }).click();
  await expect(staff.getByRole('switch', { name: 'Slow', exact: true })).toBeChecked();
  // The reset waits until the test has looked at the page.
  let letGo!: () => void;
  const looked = new Promise<void>(resolve => (letGo = resolve));
  await staff.route('**/demo/reset', async route => {
    await looked;
    await route.continue();
  });
  await staff.getByRole('button', { name: 'Reset demo…', exact: true }).click();
  await staff.getByRole('alertdialog').getByRole('button', { name: 'Reset demo', exact: true }).click();
  await expect(staff.getByRole('alertdialog').getByRole('status')).toHaveText('Please wait…');
  letGo();
  await expect(staff).toHaveURL(/\/login$/);
  await colleague.getByRole('link', { name: 'Users', exact: true }).click();
  await expect(colleague).toHaveURL(/\/login\?next=/);
  await expect(colleague.getByText('Please login to continue')).toBeVisible();

  await signInByForm(staff, 'superadmin');
  await staff.getByRole('link', { name: 'Tags', exact: true }).click();
  await expect(staff.getByRole('link', { name: 'Parcels', exact: true })).toBeVisible();
  await expect(staff.getByRole('link', { name: 'Made before the reset', exact: true })).toHaveCount(0);
  await staff.getByRole('link', { name: 'Demo', exact: true }).click();
  await expect(staff.getByText('No fault rules yet', { exact: true })).toBeVisible();
});

/** Records the files and calls of the Demo page that a page loads. */
const ofTheRoom = (page: Page) => {
  const requests: string[] = [];
  page.on('request', request => {
    const { pathname } = new URL(request.url());
    if (/^\/(assets\/demo-|demo\/)/.test(pathname)) requests.push(pathname);
  });
  return requests;
};

test('an admin loads nothing of the Demo page, not even by its address', async ({ visit }) => {
  const page = await visit('admin');
  const requests = ofTheRoom(page);
  await page.goto('/demo');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Demo');
  await expect(page).not.toHaveURL(/\/demo/);
  await expect(page.getByRole('link', { name: 'Demo', exact: true })).toHaveCount(0);
  expect(requests).toEqual([]);
});

test('the console of another platform has no Demo page', async ({ browser, platform }) => {
  await platform.reset();
  const program = await RunningConsole.started('dist/server/main.js', platform.url);
  const context = await browser.newContext({ baseURL: program.url });
  try {
    const demo = new Demo(program.url);
    await context.addCookies([demo.cookieOf(await demo.signIn('superadmin'))]);
    const page = await context.newPage();
    const requests = ofTheRoom(page);
    await page.goto('/demo');
    await expect(page.getByRole('button', { name: 'My activity', exact: true })).toBeVisible();
    await expect(page).toHaveURL(`${program.url}/`);
    await expect(page.getByRole('link', { name: 'Demo', exact: true })).toHaveCount(0);
    expect(requests).toEqual([]);
  } finally {
    await context.close();
    await program.end();
  }
});
