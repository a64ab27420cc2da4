import { settled, violations } from './axe.ts';
import { expect, test, type Page } from './test.ts';
import { resize } from './window.ts';

const openButton = (page: Page) => page.getByRole('button', { name: /^(Views|View: .*)$/ });

test('a view is saved and chosen by keyboard in wide and narrow windows without violations', async ({
  staff,
}) => {
  await staff.goto('/users?filter=admin');
  await openButton(staff).focus();
  await staff.keyboard.press('Enter');
  const views = staff.getByRole('dialog', { name: 'Saved views', exact: true });
  await views.getByLabel('Save current view as', { exact: true }).focus();
  await staff.keyboard.type('Admins');
  await staff.keyboard.press('Enter');
  await expect(openButton(staff)).toBeFocused();
  await expect(openButton(staff)).toHaveAccessibleName('View: Admins');
  for (const width of [1280, 390]) {
    await resize(staff, { width, height: 860 });
    await openButton(staff).click();
    await expect(views).toBeVisible();
    await settled(staff);
    expect(await violations(staff)).toEqual([]);
    expect(await staff.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await staff.keyboard.press('Escape');
    await expect(openButton(staff)).toBeFocused();
  }
});

test('the keyboard shortcuts are listed and switched off in wide and narrow windows without violations', async ({
  staff,
}) => {
  await staff.goto('/tags');
  await expect(staff.getByRole('heading', { level: 1 })).toBeVisible();
  const keys = staff.getByRole('dialog', { name: 'Keyboard shortcuts', exact: true });
  for (const width of [1280, 390]) {
    await resize(staff, { width, height: 860 });
    await staff.keyboard.press('?');
    await expect(keys).toBeVisible();
    await settled(staff);
    expect(await violations(staff)).toEqual([]);
    await staff.keyboard.press('Escape');
    await expect(keys).toHaveCount(0);
  }
  await staff.keyboard.press('Control+K');
  await staff.getByRole('combobox', { name: 'Search', exact: true }).fill('larkspur');
  await expect(staff.getByRole('option', { name: /^Larkspur County Assessor/ }).first()).toBeVisible();
  await settled(staff);
  expect(await violations(staff)).toEqual([]);
});
