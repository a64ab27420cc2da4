import { applicationId } from '../../mocks/db/seededIds.ts';
import { banner } from './signIn.ts';
import { expect, test } from './test.ts';

const LARKSPUR = applicationId(0);
const STORED = `GET /api/daily-import/client/${LARKSPUR}`;

test('an admin edits the daily import, cannot save a mistake, saves a backup and reverts to it', async ({
  visit,
  demo,
}) => {
  const { config: was } = await demo.as<{ config: string }>('admin', STORED);
  const page = await visit('admin');
  await page.goto(`/application/${LARKSPUR}/info#daily-import`);
  await page.getByRole('textbox', { name: 'start of schedule', exact: true }).fill('03:30');
  await page.getByRole('button', { name: 'Raw XML', exact: true }).click();
  const raw = page.getByRole('textbox', { name: 'Import config, XML', exact: true });
  await expect(raw).toContainText('start="03:30"');

  const versions = page.getByRole('heading', { level: 2, name: /^Versions/ });
  const before = await versions.boundingBox();
  await raw.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText('<table>');
  await expect(
    page.getByText('You can save once the XML is valid. Your draft is kept.', { exact: true }),
  ).toBeVisible();
  expect(await versions.boundingBox()).toEqual(before);
  await page.getByRole('button', { name: 'Structured', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(/line \d+, column \d+/);
  await expect(raw).toBeFocused();
  await page.keyboard.press('Control+z');
  await page.getByRole('button', { name: 'Structured', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'start of schedule', exact: true })).toHaveValue('03:30');

  // The line below the editor disappears with the mistake, which moves the page if it is scrolled to its end.
  await expect(page.getByRole('heading', { level: 2, name: 'Changes 1', exact: true })).toBeVisible();
  await page.getByLabel(/^Backup name/).fill('Before the later start');
  await page.getByRole('button', { name: 'Review and save', exact: true }).click();
  const review = page.getByRole('dialog', { name: 'Review changes', exact: true });
  await expect(review.getByText('03:30', { exact: true })).toBeVisible();
  await review.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(banner(page, 'Import config successfully updated!')).toBeVisible();
  expect((await demo.as<{ config: string }>('admin', STORED)).config).toBe(
    was.replace('start="02:15"', 'start="03:30"'),
  );

  await page.getByRole('button', { name: 'Revert to Before the later start', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Revert to “Before the later start”?', exact: true });
  await question.getByRole('button', { name: 'Revert', exact: true }).click();
  await expect(banner(page, 'Import config successfully reverted!')).toBeVisible();
  expect((await demo.as<{ config: string }>('admin', STORED)).config).toBe(was);
});
