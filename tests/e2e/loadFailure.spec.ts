import { banner } from './signIn.ts';
import { expect, test } from './test.ts';

// React reports the failure as an error.
test.use({ caused: /^LoadError: Failed to fetch dynamically imported module: / });

const SAID = 'Part of the console could not be loaded. Check your connection and try again.';

test('a dialog whose code fails to load is reported, and the next press opens it', async ({ staff }) => {
  await staff.route(/assets\/NewTagForm-/, route => route.abort());
  await staff.goto('/tags?q=zoning');
  const newTag = staff.getByRole('button', { name: 'New tag', exact: true });
  await newTag.click();
  await expect(banner(staff, SAID)).toBeVisible();
  await expect(staff.getByRole('link', { name: 'Zoning', exact: true })).toBeVisible();
  await staff.unroute(/assets\/NewTagForm-/);
  await newTag.click();
  await expect(staff.getByRole('dialog', { name: 'New tag' })).toBeVisible();
});

test('a dialog chosen in the search whose code fails to load is reported, and the next choice opens it', async ({
  staff,
}) => {
  await staff.route(/assets\/NewTagForm-/, route => route.abort());
  await staff.goto('/tags');
  const dialog = staff.getByRole('dialog', { name: 'New tag' });
  const choose = async () => {
    await staff.keyboard.press('Control+k');
    await staff.getByRole('dialog', { name: 'Search' }).getByRole('combobox').fill('new tag');
    await staff.getByRole('option', { name: 'New tag', exact: true }).click();
  };
  await expect(staff.getByRole('button', { name: 'New tag', exact: true })).toBeVisible();
  await choose();
  await expect(banner(staff, SAID)).toBeVisible();
  await expect(dialog).toBeHidden();
  await staff.unroute(/assets\/NewTagForm-/);
  await choose();
  await expect(dialog.getByLabel('Name')).toBeFocused();
});

test('a chart whose code fails to load is reported in its place, and Retry loads it', async ({ staff }) => {
  await staff.route(/assets\/TopTags-/, route => route.abort());
  await staff.goto('/tags');
  await staff.getByRole('button', { name: 'Chart', exact: true }).click();
  const missing = staff.getByRole('main').getByRole('alert').filter({ hasText: SAID });
  await expect(missing).toBeVisible();
  await expect(staff.getByRole('list', { name: 'Tags' }).getByRole('listitem').first()).toBeVisible();
  await staff.unroute(/assets\/TopTags-/);
  await missing.getByRole('button', { name: 'Retry', exact: true }).click();
  await expect(staff.getByRole('heading', { name: 'Tags by maps triggered' })).toBeVisible();
});

test('the real-time connection is made later if its code failed to load', async ({ staff }) => {
  await staff.route('**/assets/socket-*.js', route => route.abort(), { times: 1 });
  const connected = staff.waitForEvent('websocket');
  await staff.goto('/users');
  await connected;
});
