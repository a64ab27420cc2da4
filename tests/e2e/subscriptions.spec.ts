import { optionNamed } from './choosing.ts';
import { banner } from './signIn.ts';
import { expect, test } from './test.ts';

test('a plain user adds a card, subscribes, cancels and resubscribes', async ({ visit, demo }) => {
  const page = await visit('keeper');
  await page.goto('/view/profile');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Subscriptions/ })
    .click();
  const region = (name: string) => page.getByRole('region', { name, exact: true });

  const number = page.getByLabel('Card number');
  await number.pressSequentially('55555555555x54444');
  await expect(number).toHaveValue('5555 5555 5555 4444');
  // Deletes across the gap, then pastes into the middle.
  await number.press('Home');
  for (let n = 0; n < 5; n++) await number.press('ArrowRight');
  await number.press('Backspace');
  await expect(number).toHaveValue('5555 5555 5554 444');
  await page.keyboard.insertText('5');
  await expect(number).toHaveValue('5555 5555 5555 4444');
  await expect.poll(() => number.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(4);
  await page.getByLabel('Name on card').fill('Walter Amari');
  await page.getByLabel('Month').fill('8');
  await page.getByLabel('Year').fill('2031');
  await page.getByLabel('CVC').fill('737');
  await page.keyboard.press('Enter');
  await expect(banner(page, 'MasterCard ending 4444 has been added.')).toBeVisible();
  await expect(region('Your cards').getByRole('listitem')).toContainText('expires 08/2031');
  await expect(region('Your cards').getByRole('heading', { name: 'Your cards' })).toBeFocused();

  const fresh = region('New subscription');
  await fresh.getByLabel('Application').fill('bexley');
  await optionNamed(page, 'Bexley Township').click();
  await fresh.getByLabel('Plan').click();
  await optionNamed(page, 'Basic').click();
  await fresh.getByRole('radio', { name: /^3 months/ }).check();
  await expect(fresh.getByText('Charged today to MasterCard 4444')).toBeVisible();
  await expect(fresh.locator('strong')).toHaveText('$49.00');
  await fresh.getByRole('button', { name: 'Subscribe', exact: true }).dblclick();
  await expect(banner(page, 'You are now subscribed to Basic for Bexley Township.')).toBeVisible();
  const active = region('Active')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Bexley Township' }) });
  await expect(active).toContainText('$49.00 / 3 months');
  expect(await demo.calls('POST', /^\/api\/subscriptions$/)).toHaveLength(1);

  await active.getByRole('button', { name: /^Cancel subscription/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Cancel subscription', exact: true })
    .click();
  await expect(banner(page, 'The subscription has been deleted')).toBeVisible();
  await expect(active).toHaveCount(0);
  await region('Cancelled')
    .getByRole('button', { name: /^Resubscribe/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Resubscribe', exact: true }).click();
  await expect(banner(page, 'The subscription has activated')).toBeVisible();
  await expect(active).toHaveCount(1);
});
