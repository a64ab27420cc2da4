import { banner } from './signIn.ts';
import { expect, test, type Page } from './test.ts';

/** Presses Tab until the focus stands on what is meant; nobody reaches it otherwise. */
async function tabTo(page: Page, name: RegExp, most = 60) {
  for (let pressed = 0; pressed < most; pressed += 1) {
    await page.keyboard.press('Tab');
    const here = await page.evaluate(() => {
      const on = document.activeElement as HTMLElement & { labels?: NodeListOf<HTMLElement> };
      return on.getAttribute('aria-label') ?? on.labels?.[0]?.textContent ?? on.textContent ?? '';
    });
    if (name.test(here.trim())) return;
  }
  throw new Error(`${name} is not reached by the keyboard`);
}

/** The focus is seen: something is drawn around it. */
const expectSeen = async (page: Page) => {
  const seen = await page.evaluate(() => {
    const rings = [document.activeElement!, document.activeElement!.parentElement!].map(element => getComputedStyle(element));
    return rings.some(({ outlineStyle, outlineWidth, boxShadow }) => (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none');
  });
  expect(seen).toBe(true);
};

test.describe('by the keyboard alone', () => {
  test('One signs in, goes to the users, finds one, edits and saves.', async ({ visit, demo }) => {
    const page = await visit();
    await page.goto('/login');
    await tabTo(page, /^Email$/);
    await page.keyboard.type('superadmin@map.example');
    await tabTo(page, /^Password$/);
    await expectSeen(page);
    await page.keyboard.type('Assessor1');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Hello, Sofía').first()).toBeVisible();

    await tabTo(page, /^Users$/);
    await expectSeen(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/users$/);
    await tabTo(page, /^Search name or email$/);
    await page.keyboard.type('grace');
    await expect(page).toHaveURL(/q=grace/);
    await expect(page.locator('tbody tr:not(.loading)').first()).toContainText('Grace');
    await tabTo(page, /^Edit Grace Lindqvist$/);
    await expectSeen(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('form').getByLabel('First name')).toBeFocused();
    await tabTo(page, /^Last name/);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Hopper');
    await page.keyboard.press('Enter');
    await expect(banner(page, / has been saved\.$/)).toBeVisible();
    expect(await demo.user('user@map.example')).toMatchObject({ lastName: 'Hopper' });
    // Where the form was, the reading goes on.
    await expect(page.getByRole('button', { name: 'Edit Grace Hopper' })).toBeFocused();
  });

  test('One adds a tag, renames it, and deletes it after the question.', async ({ staff }) => {
    await staff.goto('/tags?q=zoning');
    await expect(staff.getByRole('link', { name: 'Zoning', exact: true })).toBeVisible();
    await tabTo(staff, /^New tag$/);
    await staff.keyboard.press('Enter');
    await expect(staff.getByRole('dialog').getByRole('textbox')).toBeFocused();
    await staff.keyboard.type('Zoning Appeals');
    await staff.keyboard.press('Enter');
    await expect(staff.getByRole('link', { name: 'Zoning Appeals' })).toBeVisible();
    await expect(staff.getByRole('button', { name: 'New tag' })).toBeFocused();

    await tabTo(staff, /^Edit Zoning Appeals$/);
    await staff.keyboard.press('Enter');
    await expect(staff.getByRole('form').getByRole('textbox')).toBeFocused();
    await staff.keyboard.press('End');
    await staff.keyboard.type(' 2026');
    await staff.keyboard.press('Enter');
    await expect(staff.getByRole('link', { name: 'Zoning Appeals 2026' })).toBeVisible();

    await tabTo(staff, /^Delete Zoning Appeals 2026$/);
    await staff.keyboard.press('Enter');
    await expect(staff.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
    await tabTo(staff, /^Delete$/);
    await staff.keyboard.press('Enter');
    await expect(banner(staff, /^The tag .+ has been deleted\.$/)).toBeVisible();
  });

  test('One assigns a role to a user and removes it after the question.', async ({ staff, demo }) => {
    await staff.goto(`/user/${(await demo.user('keeper@map.example'))._id}/info`);
    const given = staff.getByRole('region', { name: 'Roles by application' });
    await expect(given.getByRole('combobox', { name: 'Roles' })).toBeVisible();
    await tabTo(staff, /^Applications$/);
    await expectSeen(staff);
    await staff.keyboard.type('millbrook');
    await expect(staff.getByRole('option')).toHaveText(['City of Millbrook']);
    await staff.keyboard.press('ArrowDown');
    await staff.keyboard.press('Enter');
    await staff.keyboard.press('Escape');
    await tabTo(staff, /^Roles$/);
    await staff.keyboard.type('cartog');
    await expect(staff.getByRole('option')).toHaveText([/^Cartographer/]);
    await staff.keyboard.press('ArrowDown');
    await staff.keyboard.press('Enter');
    await staff.keyboard.press('Escape');
    await tabTo(staff, /^Assign role$/);
    await expectSeen(staff);
    await staff.keyboard.press('Enter');
    await expect(given.getByRole('link', { name: 'Cartographer' })).toBeVisible();

    await tabTo(staff, /^Remove Cartographer, City of Millbrook$/);
    await expectSeen(staff);
    await staff.keyboard.press('Enter');
    await expect(staff.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
    await tabTo(staff, /^Remove$/);
    await staff.keyboard.press('Enter');
    await expect(given.getByRole('link', { name: 'Cartographer' })).toHaveCount(0);
    // Whoever took it away by the keyboard takes it back by the keyboard.
    await tabTo(staff, /^Undo$/);
    await staff.keyboard.press('Enter');
    await expect(given.getByRole('link', { name: 'Cartographer' })).toBeVisible();
  });

  test('The first stop skips to the content.', async ({ staff }) => {
    await staff.goto('/users');
    await expect(staff.locator('tbody tr:not(.loading)')).toHaveCount(8);
    await staff.keyboard.press('Tab');
    await expect(staff.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await staff.keyboard.press('Enter');
    await expect(staff.getByRole('main')).toBeFocused();
  });

  test('A question keeps the focus inside it and gives it back to its button.', async ({ staff }) => {
    await staff.goto('/users?q=user%40map.example');
    await expect(staff.getByRole('button', { name: 'Delete Grace Lindqvist' })).toBeVisible();
    await tabTo(staff, /^Delete Grace Lindqvist$/);
    await staff.keyboard.press('Enter');
    const question = staff.getByRole('alertdialog');
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    for (let pressed = 0; pressed < 6; pressed += 1) {
      await staff.keyboard.press('Tab');
      expect(await question.evaluate(dialog => dialog.contains(document.activeElement) || dialog.closest('[role=presentation]')!.contains(document.activeElement))).toBe(true);
    }
    await staff.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(staff.getByRole('button', { name: 'Delete Grace Lindqvist' })).toBeFocused();
  });
});
