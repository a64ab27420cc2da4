import { seededUserId } from '../../mocks/db/demoAccounts.ts';
import { applicationId } from '../../mocks/db/seededIds.ts';
import recorded from './recordedStorage.json' with { type: 'json' };
import { expect, test } from './test.ts';

/**
 * recordedStorage.json contains the storage of a browser after a visit to the build of commit 6d8bb9e9: a
 * saved view, chosen columns and row height, a disabled shortcut, an interrupted import, three unsaved texts
 * (the last two in XML), theme and language. A repeated word of the long text is shortened.
 */
test('settings, views and drafts that an earlier build stored are available', async ({ staff }) => {
  await staff.route('**/blank', route => route.fulfill({ contentType: 'text/html', body: '' }));
  await staff.goto('/blank');
  await staff.evaluate(async ({ localStorage: items, databases }) => {
    for (const [key, text] of Object.entries(items)) localStorage.setItem(key, text);
    for (const [name, stores] of Object.entries(databases)) {
      const request = indexedDB.open(name);
      request.onupgradeneeded = () =>
        Object.keys(stores).forEach(store => request.result.createObjectStore(store));
      await new Promise(done => (request.onsuccess = done));
      for (const [store, texts] of Object.entries(stores)) {
        const writing = request.result.transaction(store, 'readwrite');
        for (const [key, text] of Object.entries(texts)) writing.objectStore(store).put(text, key);
        await new Promise(done => (writing.oncomplete = done));
      }
      request.result.close();
    }
  }, recorded);
  const button = (name: string | RegExp) => staff.getByRole('button', { name, exact: true });

  await staff.goto('/users');
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText(/^Usuarios/);
  await expect(staff.locator('html')).toHaveAttribute('data-theme', 'dark');
  await staff.evaluate(() => localStorage.setItem('language', 'en'));
  await staff.reload();
  await expect(staff.getByRole('columnheader', { name: 'Phone', exact: true })).toHaveCount(0);
  await expect(button('Row height: compact')).toBeVisible();
  await button('Views').click();
  await button('Admins').click();
  await expect(button('View: Admins')).toBeVisible();
  await staff.keyboard.press('?');
  await expect(staff.getByRole('dialog')).toHaveCount(0);
  await staff.keyboard.press('Control+K');
  await expect(staff.getByRole('option', { name: /Larkspur County Assessor/ }).first()).toBeVisible();
  await staff.keyboard.press('Escape');
  await button('My activity').click();
  await expect(staff.getByRole('dialog', { name: 'My activity' })).toContainText('Ana Imported');

  await staff.goto(`/user/${seededUserId(2)}/info`);
  await button(/^Edit/).first().click();
  await button('Restore').click();
  await expect(staff.getByLabel(/^Last name/)).toHaveValue('Hopper');
  staff.on('dialog', dialog => void dialog.accept());
  await staff.goto('/users/new?from=csv');
  await expect(staff.getByRole('main')).toContainText('people.csv');

  await staff.goto(`/application/${applicationId(0)}/info#daily-import`);
  await button('Restore').click();
  await button('Raw XML').click();
  await expect(staff.getByRole('textbox', { name: 'Import config, XML', exact: true })).toContainText(
    'kept kept',
  );

  await button('Sign out').click();
  await staff.getByRole('alertdialog').getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(staff.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  const kinds = () =>
    staff.evaluate(async () => [
      ...new Set(Object.keys(localStorage).map(key => key.split(':')[0]!)),
      ...(await indexedDB.databases()).map(({ name }) => name),
    ]);
  await expect
    .poll(async () => (await kinds()).toSorted())
    .toEqual(['keysOff', 'language', 'preference', 'seen', 'theme', 'views']);
});
