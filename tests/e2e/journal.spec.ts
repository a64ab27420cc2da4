import { readFile } from 'node:fs/promises';
import { banner } from './signIn.ts';
import { expect, test } from './test.ts';

test('My activity is kept after a reload, is exported as a note and undoes a change by keyboard', async ({
  staff,
  demo,
}) => {
  await staff.goto('/tags');
  await staff.getByRole('button', { name: 'New tag', exact: true }).click();
  await staff.getByRole('dialog').getByRole('textbox').fill('Floodplain');
  await staff.keyboard.press('Enter');
  await expect(staff.getByRole('link', { name: 'Floodplain', exact: true })).toBeVisible();
  await staff.reload();
  await staff.getByRole('button', { name: 'My activity', exact: true }).focus();
  await staff.keyboard.press('Enter');
  const panel = staff.getByRole('dialog', { name: 'My activity' });
  await expect(panel.getByRole('listitem')).toHaveText(/^Tag Floodplain created/);
  const saved = staff.waitForEvent('download');
  await panel.getByRole('button', { name: 'Export', exact: true }).click();
  const note = await saved;
  expect(note.suggestedFilename()).toMatch(/^my-activity-\d{4}-\d\d-\d\d\.txt$/);
  expect(await readFile(await note.path(), 'utf8')).toContain('Tag Floodplain created');
  await panel.getByRole('button', { name: 'Undo: Tag Floodplain created', exact: true }).focus();
  await staff.keyboard.press('Enter');
  await staff.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await expect(banner(staff, 'Undone: Tag Floodplain created')).toBeVisible();
  await expect(panel.getByText('Undone', { exact: true })).toBeVisible();
  // The button has disappeared, so the focus stays in the panel.
  await expect(staff.locator('[role=dialog]:focus, [role=dialog] :focus')).toHaveCount(1);
  await staff.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(staff.getByRole('button', { name: 'My activity', exact: true })).toBeFocused();
  await expect(staff.getByRole('link', { name: 'Floodplain', exact: true })).toBeHidden();
  expect((await demo.calls('DELETE', /^\/api\/tags\//)).map(({ status: httpStatus }) => httpStatus)).toEqual([
    204,
  ]);
});
