import { optionNamed } from './choosing.ts';
import { banner } from './signIn.ts';
import { expect, test } from './test.ts';

test('a superadmin creates a purpose, fills and orders it, and finds it on the page of its role', async ({
  staff,
}) => {
  const panel = (name: string) => staff.getByRole('region', { name });
  const rows = (title: string) => panel(title).getByRole('listitem').getByRole('link');
  await staff.goto('/purposes');
  await staff.getByRole('button', { name: 'New purpose', exact: true }).click();
  await staff.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Boundary Review');
  await staff.keyboard.press('Enter');
  await staff.getByRole('link', { name: 'Boundary Review', exact: true }).click();
  await expect(panel('Toolgroups').getByRole('heading', { name: 'No toolgroups yet' })).toBeVisible();

  await staff.getByRole('button', { name: 'Add toolgroup', exact: true }).click();
  const dialog = staff.getByRole('dialog', { name: 'Add toolgroup' });
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await staff.keyboard.type('Corners');
  await staff.keyboard.press('Enter');
  await expect(banner(staff, 'Toolgroup added successfully')).toBeVisible();
  for (const name of ['Measuring', 'Markup']) {
    await staff.getByRole('button', { name: 'Add toolgroup', exact: true }).click();
    await dialog.getByRole('tab', { name: 'Use existing', exact: true }).click();
    await dialog.getByRole('combobox').fill(name);
    await expect(dialog.getByRole('option')).toHaveText([new RegExp(`^${name}`)]);
    await staff.keyboard.press('ArrowDown');
    await staff.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
  }
  await expect(rows('Toolgroups')).toHaveText(['Corners', 'Measuring', 'Markup']);

  await staff.getByRole('button', { name: 'Drag Markup', exact: true }).focus();
  await staff.keyboard.press('Space');
  await expect(staff.getByText(/^Picked up Markup at position 3 of 3\./)).toBeAttached();
  await staff.keyboard.press('ArrowUp');
  await expect(staff.getByText('Markup is now at position 2 of 3.')).toBeAttached();
  await staff.keyboard.press('Space');
  await expect(rows('Toolgroups')).toHaveText(['Corners', 'Markup', 'Measuring']);
  await expect(staff.getByText('Saving order…')).toBeHidden();
  const [from, to] = [
    await staff.getByRole('button', { name: 'Drag Measuring', exact: true }).boundingBox(),
    await staff.getByRole('button', { name: 'Drag Corners', exact: true }).boundingBox(),
  ];
  await staff.mouse.move(from!.x + 8, from!.y + 8);
  await staff.mouse.down();
  await staff.mouse.move(from!.x + 8, from!.y - 8);
  await staff.mouse.move(to!.x + 8, to!.y - 4, { steps: 5 });
  await staff.mouse.up();
  await expect(panel('Toolgroups').getByText('Measuring is now at position 1 of 3.')).toBeVisible();
  // The position is announced while the row is dragged; the rows change their order when it is dropped.
  await expect(rows('Toolgroups')).toHaveText(['Measuring', 'Corners', 'Markup']);
  await expect(staff.getByText('Saving order…')).toBeHidden();
  await staff.reload();
  await expect(rows('Toolgroups')).toHaveText(['Measuring', 'Corners', 'Markup']);

  const roles = panel('Roles assigned');
  await roles.getByRole('combobox', { name: 'Applications', exact: true }).click();
  await optionNamed(staff, 'City of Millbrook').click();
  await staff.keyboard.press('Escape');
  await roles.getByRole('combobox', { name: 'Roles', exact: true }).click();
  await roles.getByRole('combobox', { name: 'Roles', exact: true }).fill('Survey');
  await optionNamed(staff, 'Surveyor').click();
  await staff.keyboard.press('Escape');
  await roles.getByRole('button', { name: 'Assign role', exact: true }).click();
  await expect(banner(staff, 'Purpose has been saved successfully')).toBeVisible();

  await staff.getByRole('link', { name: 'Corners', exact: true }).click();
  await expect(staff.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText(/Boundary Review.*Corners/);
  await staff.getByRole('button', { name: 'Add tool', exact: true }).click();
  const tools = staff.getByRole('dialog', { name: 'Add tool' });
  await tools.getByRole('tab', { name: 'Use existing', exact: true }).click();
  await tools.getByRole('combobox').fill('traverse');
  await expect(tools.getByRole('option')).toHaveText([/^Traverse/]);
  await tools.getByRole('option').click();
  await tools.getByRole('button', { name: 'Add tool', exact: true }).click();
  await expect(rows('Tools')).toHaveText(['Traverse']);

  await staff
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Boundary Review', exact: true })
    .click();
  await panel('Roles assigned').getByRole('link', { name: 'Surveyor', exact: true }).click();
  await staff.getByRole('tab', { name: /^Purposes/ }).click();
  await staff.getByRole('link', { name: 'Boundary Review', exact: true }).click();
  await expect(staff.getByRole('heading', { level: 1, name: 'Boundary Review' })).toBeVisible();
});
