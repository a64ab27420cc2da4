import { banner } from './signIn.ts';
import { expect, test } from './test.ts';

test('a superadmin creates a plan by keyboard and copies it to another application', async ({ staff }) => {
  await staff.goto('/tags');
  await staff.getByRole('button', { name: 'New tag', exact: true }).waitFor();
  await staff.keyboard.press('Control+k');
  await expect(staff.getByRole('combobox', { name: 'Search', exact: true })).toBeFocused();
  await staff.keyboard.type('larkspur');
  await expect(staff.getByRole('option', { name: /^Larkspur County Assessor/ })).toHaveClass(/Mui-focused/);
  await staff.keyboard.press('Enter');
  await staff.getByRole('heading', { level: 1, name: 'Larkspur County Assessor' }).waitFor();
  await staff.keyboard.press('Control+k');
  await expect(staff.getByRole('combobox', { name: 'Search', exact: true })).toBeFocused();
  await staff.keyboard.type('new plan');
  await expect(staff.getByRole('option', { name: /^New plan for Larkspur County Assessor/ })).toHaveClass(
    /Mui-focused/,
  );
  await staff.keyboard.press('Enter');
  await expect(staff.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await staff.keyboard.type('Field crews');
  await staff.keyboard.press('Enter');
  await expect(banner(staff, 'Plan saved successfully')).toBeVisible();
  await expect(staff.getByRole('heading', { level: 1, name: 'Field crews' })).toBeVisible();
  await expect(staff.getByRole('heading', { name: 'There are no active options' })).toBeVisible();

  const period = staff.getByRole('form', { name: 'New period' });
  await period.getByLabel('Name').focus();
  await staff.keyboard.type('Half year');
  await staff.keyboard.press('Tab');
  await staff.keyboard.press('m');
  await staff.keyboard.press('Tab');
  await staff.keyboard.press('Control+a');
  await staff.keyboard.type('6');
  await staff.keyboard.press('Tab');
  await staff.keyboard.type('90');
  await expect(period.getByText('$15.00')).toBeVisible();
  await staff.keyboard.press('Enter');
  await expect(staff.getByRole('row', { name: /^Half year month 6 \$90\.00 \$15\.00/ })).toBeVisible();
  await expect(period.getByLabel('Name')).toBeFocused();

  await staff.getByRole('button', { name: 'Edit purposes', exact: true }).press('Enter');
  await expect(staff.getByRole('combobox', { name: 'Add purposes', exact: true })).toBeFocused();
  await staff.keyboard.type('parcel');
  await expect(staff.getByRole('listbox').getByRole('option')).toHaveText([/^Parcel Editing/]);
  await staff.keyboard.press('ArrowDown');
  await staff.keyboard.press('Enter');
  await staff.keyboard.press('Escape');
  await expect(staff.getByText('added, not saved')).toBeVisible();
  await expect(staff.getByRole('row', { name: /^Parcel Editing .*unsaved/ })).toBeVisible();
  await staff
    .getByRole('form', { name: 'Edit purposes' })
    .getByRole('button', { name: 'Save', exact: true })
    .press('Enter');
  await expect(staff.getByRole('tab', { name: 'Purposes 1', exact: true })).toBeVisible();
  await expect(staff.getByRole('button', { name: 'Edit purposes', exact: true })).toBeFocused();

  await staff.getByRole('button', { name: 'Duplicate to another application', exact: true }).press('Enter');
  const dialog = staff.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Application', exact: true }).press('ArrowDown');
  await staff.keyboard.type('Millb');
  await expect(staff.getByRole('listbox').getByRole('option')).toHaveText(['City of Millbrook']);
  await staff.keyboard.press('ArrowDown');
  await staff.keyboard.press('Enter');
  await staff.keyboard.press('Enter');
  await expect(
    dialog.getByRole('heading', { name: 'Field crews duplicated to City of Millbrook' }),
  ).toBeVisible();
  // A repeated Enter would be ignored as part of the press that started the action.
  await staff.keyboard.press('Tab');
  await dialog.getByRole('link', { name: 'Open the new plan', exact: true }).press('Enter');
  await expect(staff.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText(
    /City of Millbrook.*Field crews/,
  );
  await expect(staff.getByRole('row', { name: /^Half year month 6 \$90\.00 \$15\.00/ })).toBeVisible();
  await expect(staff.getByRole('link', { name: 'Parcel Editing', exact: true }).first()).toBeVisible();
});
