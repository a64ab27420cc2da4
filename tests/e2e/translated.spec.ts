import { signInByForm } from './signIn.ts';
import { expect, test } from './test.ts';

/**
 * Acts like an extension that ignores `translate="no"`: replaces each text by
 * `<font><font>text</font></font>`, repeatedly.
 */
function translate() {
  const replaceAll = () => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const leftOut = 'font, script, style, noscript, [contenteditable]';
      if (!text.data.trim() || text.parentElement?.closest(leftOut)) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  const startSession = () => {
    replaceAll();
    const changes = { childList: true, characterData: true, subtree: true };
    new MutationObserver(replaceAll).observe(document.body, changes);
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', startSession);
  else startSession();
}

test('a users list translated by an extension still selects rows, opens dialogs, pages and saves', async ({
  staff,
}) => {
  await staff.addInitScript(translate);
  await staff.goto('/users?q=map.example');
  await expect(staff.locator('tbody font').first()).toBeAttached();
  await staff.getByRole('checkbox', { name: 'Select all on this page', exact: true }).check();
  const bar = staff.getByRole('toolbar', { name: 'Selected users' });
  await expect(bar.getByRole('status')).toHaveText('8 selected');
  await staff.locator('tbody').getByRole('checkbox').first().uncheck();
  await expect(bar.getByRole('status')).toHaveText('7 selected');
  await bar.getByRole('button', { name: 'Assign role', exact: true }).click();
  const dialog = staff.getByRole('dialog', { name: 'Assign a role to 7 users?' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(dialog).toBeHidden();
  await bar.getByRole('button', { name: 'Clear selection', exact: true }).click();
  await expect(bar).toBeHidden();

  await staff.getByRole('link', { name: 'Next page', exact: true }).click();
  await expect(staff).toHaveURL(/page=2/);
  await expect(staff.locator('tbody tr:not(.loading)')).toHaveCount(3);

  await staff.goto('/users?q=user%40map.example');
  await staff.getByRole('button', { name: 'Edit Grace Lindqvist', exact: true }).click();
  await staff.getByRole('form').getByLabel('Last name').fill('Hopper');
  await staff.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(staff.getByRole('cell', { name: 'Hopper', exact: true })).toBeVisible();
  await expect(staff.getByRole('form')).toBeHidden();
  const message = staff.getByRole('status', { name: 'Messages' });
  await expect(message).not.toBeEmpty();
  await expect(message).toHaveText('');
});

test('a tree translated by an extension shows the right names while matches are marked', async ({
  staff,
}) => {
  await staff.addInitScript(translate);
  await staff.goto('/purposes?view=tree');
  const tree = staff.getByRole('tree');
  const first = tree.getByRole('treeitem').first().getByRole('link');
  await expect(first.locator('font').first()).toBeAttached();
  const name = (await first.textContent())!;
  const search = staff.getByRole('searchbox', { name: 'Search purposes' });
  for (const typed of [name.slice(1, 4), name.slice(2, 5)]) {
    await search.fill(typed);
    await expect(first.locator('mark')).toHaveText(typed);
    await expect(first).toHaveText(name);
  }
  await search.fill('');
  await expect(first.locator('mark')).toHaveCount(0);
  await expect(first).toHaveText(name);
});

test('a login page translated by an extension reports a wrong password and signs in', async ({ visit }) => {
  const page = await visit();
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
  await page.evaluate(translate);
  await signInByForm(page, 'superadmin', 'wrong');
  await expect(page.getByRole('alert')).toBeVisible();
  await signInByForm(page, 'superadmin');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});
