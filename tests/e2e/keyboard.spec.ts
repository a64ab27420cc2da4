import type { Locator } from '@playwright/test';
import { banner } from './signIn.ts';
import { expect, test, type Page } from './test.ts';

/** Presses Tab until a visible element has the focus, as a user would. */
async function tabTo(target: Locator, most = 60) {
  await expect(target).toBeVisible();
  // Uses a single query: when the focus enters a field, its loaded version replaces it and takes the focus.
  const focused = target.and(target.page().locator(':focus'));
  for (let pressed = 0; pressed < most; pressed += 1) {
    await target.page().keyboard.press('Tab');
    if (await focused.count()) return;
  }
  throw new Error(`${target} is not reached by the keyboard`);
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Expects a visible outline around the focused element. */
const expectSeen = async (page: Page) => {
  const seen = await page.evaluate(() => {
    const rings = [document.activeElement!, document.activeElement!.parentElement!].map(element =>
      getComputedStyle(element),
    );
    return rings.some(
      ({ outlineStyle, outlineWidth, boxShadow }) =>
        (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none',
    );
  });
  expect(seen).toBe(true);
};

test.describe('work by keyboard', () => {
  test('a user signs in, finds a user, edits and saves by keyboard', async ({ visit, demo }) => {
    const page = await visit();
    await page.goto('/login');
    await tabTo(page.getByLabel('Email'));
    await page.keyboard.type('superadmin@map.example');
    await tabTo(page.getByLabel('Password', { exact: true }));
    await expectSeen(page);
    await page.keyboard.type('Assessor1');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Hello, Sofía').first()).toBeVisible();

    await tabTo(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Users', exact: true }),
    );
    await expectSeen(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/users$/);
    await tabTo(page.getByRole('searchbox', { name: 'Search name or email' }));
    await page.keyboard.type('grace');
    await expect(page).toHaveURL(/q=grace/);
    await expect(page.locator('tbody tr:not(.loading)').first()).toContainText('Grace');
    await tabTo(button(page, 'Edit Grace Lindqvist'));
    await expectSeen(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('form').getByLabel('First name')).toBeFocused();
    await tabTo(page.getByRole('form').getByLabel(/^Last name/));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Hopper');
    await page.keyboard.press('Enter');
    await expect(banner(page, /^Changes to .+ have been saved\.$/)).toBeVisible();
    expect(await demo.user('user@map.example')).toMatchObject({ lastName: 'Hopper' });
    // The focus continues where the form was.
    await expect(page.getByRole('button', { name: 'Edit Grace Hopper', exact: true })).toBeFocused();
  });

  test('a user adds a tag, renames it and deletes it by keyboard', async ({ staff }) => {
    await staff.goto('/tags?q=zoning');
    await expect(staff.getByRole('link', { name: 'Zoning', exact: true })).toBeVisible();
    await tabTo(button(staff, 'New tag'));
    await staff.keyboard.press('Enter');
    await expect(staff.getByRole('dialog').getByRole('textbox')).toBeFocused();
    await staff.keyboard.type('Zoning Appeals');
    await staff.keyboard.press('Enter');
    await expect(staff.getByRole('link', { name: 'Zoning Appeals', exact: true })).toBeVisible();
    await expect(staff.getByRole('button', { name: 'New tag', exact: true })).toBeFocused();

    await tabTo(button(staff, 'Edit Zoning Appeals'));
    await staff.keyboard.press('Enter');
    await expect(staff.getByRole('form').getByRole('textbox')).toBeFocused();
    await staff.keyboard.press('End');
    await staff.keyboard.type(' 2026');
    await staff.keyboard.press('Enter');
    await expect(staff.getByRole('link', { name: 'Zoning Appeals 2026', exact: true })).toBeVisible();

    await tabTo(button(staff, 'Delete Zoning Appeals 2026'));
    await staff.keyboard.press('Enter');
    await expect(
      staff.getByRole('alertdialog').getByRole('button', { name: 'Cancel', exact: true }),
    ).toBeFocused();
    await tabTo(button(staff, 'Delete'));
    await staff.keyboard.press('Enter');
    await expect(banner(staff, /^The tag .+ has been deleted\.$/)).toBeVisible();
  });

  test('a user assigns a role and removes it with Undo by keyboard', async ({ staff, demo }) => {
    await staff.goto(`/user/${(await demo.user('keeper@map.example'))._id}/info`);
    const given = staff.getByRole('region', { name: 'Roles by application' });
    await tabTo(given.getByRole('combobox', { name: 'Applications', exact: true }));
    await expectSeen(staff);
    await staff.keyboard.type('millbrook');
    await expect(staff.getByRole('option')).toHaveText(['City of Millbrook']);
    await staff.keyboard.press('ArrowDown');
    await staff.keyboard.press('Enter');
    await staff.keyboard.press('Escape');
    await tabTo(given.getByRole('combobox', { name: 'Roles', exact: true }));
    await staff.keyboard.type('cartog');
    await expect(staff.getByRole('option')).toHaveText([/^Cartographer/]);
    await staff.keyboard.press('ArrowDown');
    await staff.keyboard.press('Enter');
    await staff.keyboard.press('Escape');
    await tabTo(button(staff, 'Assign role'));
    await expectSeen(staff);
    await staff.keyboard.press('Enter');
    await expect(given.getByRole('link', { name: 'Cartographer', exact: true })).toBeVisible();

    await tabTo(button(staff, 'Remove Cartographer, City of Millbrook'));
    await expectSeen(staff);
    await staff.keyboard.press('Enter');
    await expect(
      staff.getByRole('alertdialog').getByRole('button', { name: 'Cancel', exact: true }),
    ).toBeFocused();
    await tabTo(button(staff, 'Remove'));
    await staff.keyboard.press('Enter');
    await expect(given.getByRole('link', { name: 'Cartographer', exact: true })).toHaveCount(0);
    // A removal by keyboard can be undone by keyboard.
    await tabTo(button(staff, 'Undo'));
    await staff.keyboard.press('Enter');
    await expect(given.getByRole('link', { name: 'Cartographer', exact: true })).toBeVisible();
  });

  test('the first Tab stop skips to the content', async ({ staff }) => {
    await staff.goto('/users');
    await expect(staff.locator('tbody tr:not(.loading)')).toHaveCount(8);
    await staff.keyboard.press('Tab');
    await expect(staff.getByRole('link', { name: 'Skip to content', exact: true })).toBeFocused();
    await staff.keyboard.press('Enter');
    await expect(staff.getByRole('main')).toBeFocused();
  });

  test('text typed right after Ctrl+K appears in the search, and closing it returns the focus', async ({
    staff: page,
  }) => {
    await page.goto('/tags');
    await button(page, 'New tag').focus();
    let held = 0;
    let release = () => {};
    const released = new Promise<void>(resolve => (release = resolve));
    await page.route('**/assets/*.js', async route => {
      held += 1;
      await released;
      await route.continue();
    });
    await page.keyboard.press('Control+k');
    await page.keyboard.type('whax');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('t i');
    expect(held).toBeGreaterThan(0);
    release();
    const search = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox');
    await expect(search).toBeFocused();
    await page.keyboard.type(' did');
    await expect(search).toHaveValue('what i did');
    await page.keyboard.press('Escape');
    await expect(button(page, 'New tag')).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(search).toHaveValue('');
  });

  test('a question keeps the focus inside it and returns it to its button', async ({ staff }) => {
    await staff.goto('/users?q=user%40map.example');
    await expect(staff.getByRole('button', { name: 'Delete Grace Lindqvist', exact: true })).toBeVisible();
    await tabTo(button(staff, 'Delete Grace Lindqvist'));
    await staff.keyboard.press('Enter');
    const question = staff.getByRole('alertdialog');
    await expect(question.getByRole('button', { name: 'Cancel', exact: true })).toBeFocused();
    for (let pressed = 0; pressed < 6; pressed += 1) {
      await staff.keyboard.press('Tab');
      await expect
        .poll(() =>
          question.evaluate(dialog =>
            (dialog.closest('[role=presentation]') ?? dialog).contains(document.activeElement),
          ),
        )
        .toBe(true);
    }
    await staff.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(staff.getByRole('button', { name: 'Delete Grace Lindqvist', exact: true })).toBeFocused();
  });

  test('a date is chosen in the calendar by keyboard, and the focus returns to its button', async ({
    staff,
  }) => {
    await staff.goto('/users?lastLoggedIn=2026-11-01%2C2026-11-19');
    await button(staff, 'Filter').click();
    const dialog = staff.getByRole('dialog', { name: 'Filters' });
    // The popover moves the focus to its first field.
    await expect(dialog.getByLabel('Role')).toBeFocused();
    const choose = dialog.getByRole('button', { name: 'Choose a date: Last logged in: From', exact: true });
    await choose.focus();
    await staff.keyboard.press('Enter');
    await expect(staff.getByRole('gridcell', { name: '1', exact: true })).toBeFocused();
    await staff.keyboard.press('ArrowRight');
    await staff.keyboard.press('Enter');
    await expect(staff).toHaveURL(/lastLoggedIn=2026-11-02%2C2026-11-19/);
    await expect(
      dialog.getByRole('group', { name: 'Last logged in' }).getByRole('textbox', { name: 'From' }),
    ).toHaveValue('11/02/2026');
    await expect(choose).toBeFocused();
  });
});
