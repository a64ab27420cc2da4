import { pickOption } from './choosing.ts';
import type { Demo } from './demo.ts';
import { banner } from './signIn.ts';
import { expect, test, type Page } from './test.ts';

const panelOf = (page: Page, name: string) => page.getByRole('region', { name });
const infoOf = async (demo: Demo, account = 'user') =>
  `/user/${(await demo.user(`${account}@map.example`))._id}/info`;
const roleOf = async (demo: Demo, name: string) => {
  const found = await demo.as<{ _id: string; roleName: string }[]>(
    'superadmin',
    `GET /api/roles/search?name=${encodeURIComponent(name)}`,
  );
  return found.find(role => role.roleName === name)!._id;
};

const answer = (page: Page, button: string) =>
  page.getByRole('alertdialog').getByRole('button', { name: button, exact: true }).click();

test.describe('roles and rights, as superadmin', () => {
  test('a role is created, cloned, assigned, removed with Undo, and deleted after a list of its uses', async ({
    staff,
    demo,
  }) => {
    await staff.goto('/roles');
    await staff.getByRole('button', { name: 'New role', exact: true }).click();
    const popup = staff.getByRole('dialog', { name: 'New role' });
    await popup.getByRole('button', { name: 'Create role', exact: true }).click();
    await expect(popup.getByText('Role Name is required')).toBeVisible();
    await popup.getByLabel('Name').fill('Bridge Keeper');
    await popup.getByLabel('Description').fill('Asks three questions');
    await popup.getByRole('button', { name: 'Create role', exact: true }).click();
    await expect(banner(staff, 'Role ssuccessfully created.')).toBeVisible();

    await staff.getByRole('button', { name: 'Clone role', exact: true }).click();
    const clone = staff.getByRole('dialog', { name: 'Clone a role' });
    await pickOption(clone, 'Source role', 'Admin');
    await expect(clone.getByText('Assigned to 1 user')).toBeVisible();
    await pickOption(clone, 'Target role', 'Bridge Keeper');
    await clone.getByRole('button', { name: 'Clone role', exact: true }).click();
    await expect(banner(staff, /Walter Amari now has Bridge Keeper/)).toBeVisible();
    const id = await roleOf(demo, 'Bridge Keeper');
    expect((await demo.calls('POST', /^\/api\/roles\/copy$/)).map(({ body }) => body)).toEqual([
      { from: await roleOf(demo, 'Admin'), to: id },
    ]);

    await staff.goto('/roles?q=bridge%20keeper');
    await staff.getByRole('link', { name: 'Bridge Keeper', exact: true }).click();
    const people = panelOf(staff, 'Assigned users');
    await expect(people.getByText('Walter Amari')).toBeVisible();
    await people.getByRole('button', { name: 'Assign', exact: true }).click();
    await expect(people.getByText('Please Select a Valid User')).toBeVisible();
    await pickOption(people, 'User', 'Walter Amari');
    await people.getByRole('button', { name: 'Assign', exact: true }).click();
    await expect(people.getByText('This user is already added')).toBeVisible();
    await pickOption(people, 'User', 'Grace Lindqvist');
    await people.getByRole('button', { name: 'Assign', exact: true }).click();
    await expect(people.getByRole('link', { name: 'Grace Lindqvist', exact: true })).toBeVisible();
    await people.getByRole('button', { name: 'Remove Grace Lindqvist', exact: true }).click();
    await answer(staff, 'Remove');
    await expect(people.getByRole('link', { name: 'Grace Lindqvist', exact: true })).toHaveCount(0);
    await staff.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(people.getByRole('link', { name: 'Grace Lindqvist', exact: true })).toBeVisible();

    await staff.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(staff.getByRole('alertdialog').getByText('Assigned to 2 users')).toBeVisible();
    await answer(staff, 'Delete');
    await expect(staff).toHaveURL(/\/roles$/);
    expect((await demo.calls('DELETE', new RegExp(`^/api/roles/${id}$`))).length).toBe(1);
  });

  test('roles, admin access and protected layers of a user are added, removed and restored', async ({
    staff,
    demo,
  }) => {
    await staff.goto(await infoOf(demo, 'keeper'));
    const given = panelOf(staff, 'Roles by application');
    await given.getByRole('button', { name: 'Assign role', exact: true }).click();
    await expect(given.getByText('Please select a valid Application')).toBeVisible();
    await expect(given.getByText('Please select a valid Role')).toBeVisible();
    await pickOption(given, 'Roles', 'Admin');
    await given.getByRole('combobox', { name: 'Roles', exact: true }).press('Escape');
    await pickOption(given, 'Applications', 'Larkspur County Assessor');
    await given.getByRole('combobox', { name: 'Applications', exact: true }).press('Escape');
    await given.getByRole('button', { name: 'Assign role', exact: true }).click();
    await expect(given.getByText('(Larkspur County Assessor, Admin) is/are already added')).toBeVisible();
    await given.getByRole('combobox', { name: 'Applications', exact: true }).press('Backspace');
    await pickOption(given, 'Applications', 'City of Millbrook');
    await given.getByRole('combobox', { name: 'Applications', exact: true }).press('Escape');
    await pickOption(given, 'Roles', 'Cartographer');
    await given.getByRole('combobox', { name: 'Roles', exact: true }).press('Escape');
    await given.getByRole('button', { name: 'Assign role', exact: true }).click();
    await expect(given.getByRole('link', { name: 'Cartographer', exact: true })).toBeVisible();
    expect((await demo.calls('POST', /add\/role$/)).length).toBe(2);
    await given.getByRole('button', { name: 'Remove Cartographer, City of Millbrook', exact: true }).click();
    await expect(staff.getByRole('alertdialog')).toContainText('Walter Amari');
    await answer(staff, 'Remove');
    await expect(given.getByRole('link', { name: 'Cartographer', exact: true })).toHaveCount(0);
    await staff.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(given.getByRole('link', { name: 'Cartographer', exact: true })).toBeVisible();

    const administers = panelOf(staff, 'Admin access');
    await pickOption(administers, 'Application', 'Larkspur County Assessor');
    await administers.getByRole('button', { name: 'Assign', exact: true }).click();
    await expect(administers.getByText('Already have admin acess in this Application')).toBeVisible();
    await pickOption(administers, 'Application', 'City of Millbrook');
    await administers.getByRole('button', { name: 'Assign', exact: true }).click();
    await expect(
      administers.getByRole('button', { name: 'Remove City of Millbrook', exact: true }),
    ).toBeVisible();
    await administers.getByRole('button', { name: 'Remove City of Millbrook', exact: true }).click();
    await answer(staff, 'Remove');
    await expect(
      administers.getByRole('button', { name: 'Remove City of Millbrook', exact: true }),
    ).toHaveCount(0);

    await staff.getByRole('tab', { name: /^Protected Layers/ }).click();
    const layers = panelOf(staff, 'Protected layers by application');
    await layers.getByRole('button', { name: 'Assign layers', exact: true }).click();
    await expect(layers.getByText('Please select atleast one application')).toBeVisible();
    await expect(layers.getByText('Please select atleast one protected layer')).toBeVisible();
    await pickOption(layers, 'Application', 'Larkspur County Assessor');
    await pickOption(layers, 'Protected layers', 'Owner Names');
    await layers.getByRole('combobox', { name: 'Protected layers', exact: true }).press('Escape');
    await layers.getByRole('button', { name: 'Assign layers', exact: true }).click();
    await expect(layers.getByText('Owners, Mailing Addresses')).toBeVisible();
    await layers
      .getByRole('button', { name: 'Remove Owner Names, Larkspur County Assessor', exact: true })
      .click();
    await answer(staff, 'Remove');
    await expect(layers.getByText('No protected layers yet')).toBeVisible();
    await staff.getByRole('button', { name: 'Undo', exact: true }).first().click();
    await expect(layers.getByText('Owners, Mailing Addresses')).toBeVisible();

    await staff.reload();
    await expect(layers.getByText('Owners, Mailing Addresses')).toBeVisible();
    await expect(staff.getByRole('tab', { name: 'Role List 3', exact: true })).toBeVisible();
    await expect(administers.getByRole('button', { name: /^Remove / })).toHaveCount(1);
  });

  test('a user is transferred from V4 after a preview, with a receipt that prints alone, and a refusal of V4 shows its message', async ({
    staff,
    demo,
  }) => {
    await staff.goto(await infoOf(demo));
    await staff.getByRole('button', { name: 'Transfer from V4', exact: true }).click();
    const popup = staff.getByRole('dialog', { name: 'Transfer from V4' });
    await expect(popup.getByText('Legacy Map Reader')).toBeVisible();
    await expect(popup.getByText('Professional Yearly, Larkspur County Assessor')).toBeVisible();
    expect(await demo.calls('POST', /transfer-from-v4\//)).toEqual([]);
    await popup.getByRole('button', { name: 'Confirm Transfer', exact: true }).click();
    await expect(banner(staff, 'The user details successfully transferred')).toBeVisible();
    const receipt = staff.getByRole('dialog', { name: 'Transfer receipt' });
    await expect(receipt.getByText('Transferred', { exact: true })).toHaveCount(5);
    await staff.emulateMedia({ media: 'print' });
    await expect(receipt.getByText('Legacy Map Reader')).toBeVisible();
    await expect(receipt.getByRole('button')).toHaveCount(0);
    await expect(staff.locator('#root')).toBeHidden();
    await staff.emulateMedia({ media: 'screen' });
    await receipt.getByRole('button', { name: 'Close', exact: true }).last().click();
    await expect(staff.getByRole('button', { name: 'Transfer from V4', exact: true })).toHaveCount(0);
    await expect(staff.getByRole('link', { name: 'Legacy Map Reader', exact: true })).toBeVisible();

    await staff.goto(await infoOf(demo, 'facebook'));
    await staff.getByRole('button', { name: 'Transfer from V4', exact: true }).click();
    await popup.getByRole('button', { name: 'Confirm Transfer', exact: true }).click();
    await expect(banner(staff, 'The subscription in V4 is past due and cannot be transferred')).toBeVisible();
  });

  test('a role is assigned to many users, and Retry repeats only the failed ones', async ({
    staff,
    demo,
  }) => {
    await demo.fault({ match: 'POST /api/users/add/role', status: 500, times: 2 });
    await staff.goto('/users?q=map.example&pageSize=12');
    await staff.getByLabel('Select all on this page').check();
    const bar = staff.getByRole('toolbar', { name: 'Selected users' });
    await expect(bar).toContainText('11 selected');
    await bar.getByRole('button', { name: 'Assign role', exact: true }).click();
    await expect(staff.getByRole('dialog', { name: 'Assign a role to 11 users?' })).toBeVisible();
    const dialog = staff.getByRole('dialog');
    await pickOption(dialog, 'Application', 'Silver Creek Public Works');
    await pickOption(dialog, 'Role', 'Road Supervisor');
    await dialog.getByRole('button', { name: 'Assign role', exact: true }).click();
    await expect(dialog.getByRole('heading', { name: 'Role assigned to 9 users, 2 failed' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Retry remaining items', exact: true }).click();
    await expect(dialog.getByRole('heading', { name: 'Role assigned to 11 users' })).toBeVisible();
    const calls = await demo.calls('POST', /add\/role$/);
    expect(calls.length).toBe(13);
    expect(calls.filter(({ status: httpStatus }) => httpStatus < 300).length).toBe(11);
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
    await bar.getByRole('button', { name: 'Clear selection', exact: true }).click();
    await expect(bar).toHaveCount(0);
  });

  test('a reload during a bulk assignment sends no assignment twice', async ({ staff, demo }) => {
    await demo.fault({ match: 'POST /api/users/add/role', delayMs: 60_000 });
    await staff.goto('/users?q=map.example&pageSize=12');
    await staff.getByLabel('Select all on this page').check();
    await staff.getByRole('toolbar').getByRole('button', { name: 'Assign role', exact: true }).click();
    const dialog = staff.getByRole('dialog');
    await pickOption(dialog, 'Application', 'Silver Creek Public Works');
    await pickOption(dialog, 'Role', 'Road Supervisor');
    await dialog.getByRole('button', { name: 'Assign role', exact: true }).click();
    await expect(dialog.getByRole('heading', { name: /^Assigning the role: \d+ of 11$/ })).toBeVisible();
    const sent = () => demo.calls('POST', /add\/role$/);
    await expect.poll(async () => (await sent()).length).toBeGreaterThan(0);
    staff.once('dialog', dialog => void dialog.accept());
    await staff.reload();
    await demo.clearFaults();
    await expect(staff.locator('tbody tr:not(.loading)')).toHaveCount(11);
    await expect
      .poll(async () => (await sent()).every(({ status: httpStatus }) => httpStatus > 0))
      .toBe(true);
    const bodies = (await sent()).map(({ body }) => JSON.stringify(body));
    expect(new Set(bodies).size).toBe(bodies.length);
  });

  test('the five hundred roles of one user are shown and searched', async ({ staff, demo }) => {
    const { data } = await demo.as<{ data: { _id: string; rolesAssigned: unknown[] }[] }>(
      'superadmin',
      'GET /api/users?pageSize=0',
    );
    await staff.goto(`/user/${data.find(user => user.rolesAssigned.length === 500)!._id}/info`);
    const given = panelOf(staff, 'Roles by application');
    await expect(given.getByRole('link')).toHaveCount(500);
    await given.getByRole('searchbox').fill('cartographer');
    await expect(given.getByRole('link')).toHaveCount(12);
  });
});
