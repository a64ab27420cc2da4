import type { Demo } from './demo.ts';
import { banner } from './signIn.ts';
import { expect, test } from './test.ts';

const roleIdOf = async (demo: Demo, name: string) =>
  (await demo.as<{ _id: string; roleName: string }[]>('superadmin', `GET /api/roles/search?name=${encodeURIComponent(name)}`)).find(role => role.roleName === name)!._id;
const applicationIdOf = async (demo: Demo, name: string) =>
  (await demo.as<{ data: { _id: string }[] }>('superadmin', `GET /api/applications?query=${encodeURIComponent(name)}&pageSize=0`)).data[0]!._id;

test.describe('as the admin of two applications', () => {
  test('Only the own applications are offered, and nothing that is a superadmin’s.', async ({ visit, demo }) => {
    const page = await visit('admin');
    await page.goto(`/user/${(await demo.user('keeper@map.example'))._id}/info`);
    await expect(page.getByRole('heading', { name: 'Walter Amari', level: 1 })).toBeVisible();
    for (const name of ['Transfer from V4', 'Set as Super Admin', 'Set as Admin', 'Remove Admin Privileges']) await expect(page.getByRole('button', { name })).toHaveCount(0);
    const administers = page.getByRole('region', { name: 'Admin access' });
    await expect(administers.getByText('Larkspur County Assessor')).toBeVisible();
    await expect(administers.getByRole('button')).toHaveCount(0);
    await expect(administers.getByRole('combobox')).toHaveCount(0);

    const given = page.getByRole('region', { name: 'Roles by application' });
    await given.getByRole('combobox', { name: 'Applications' }).click();
    await expect(page.getByRole('option')).toHaveText(['City of Millbrook', 'Larkspur County Assessor']);
    await page.getByRole('option', { name: 'City of Millbrook' }).click();
    await given.getByRole('combobox', { name: 'Applications' }).press('Escape');
    await given.getByRole('combobox', { name: 'Roles' }).fill('cartographer');
    await page.getByRole('option', { name: 'Cartographer' }).click();
    await given.getByRole('combobox', { name: 'Roles' }).press('Escape');
    await given.getByRole('button', { name: 'Assign role' }).click();
    await expect(given.getByRole('link', { name: 'Cartographer' })).toBeVisible();

    await page.goto('/roles');
    await page.getByRole('button', { name: 'Clone role' }).click();
    await page.getByRole('dialog').getByRole('combobox', { name: 'From' }).fill('admin');
    await expect(page.getByRole('option', { name: /Zoning Administrator/ })).toBeVisible();
    await expect(page.getByRole('option', { name: /^Admin/ })).toHaveCount(0);
  });

  test('A user of other applications is not to be had by his address.', async ({ visit, demo }) => {
    const mine = new Set((await demo.as<{ data: { _id: string }[] }>('admin', 'GET /api/users?pageSize=0')).data.map(({ _id }) => _id));
    const { data } = await demo.as<{ data: { _id: string; firstName: string; lastName: string }[] }>('superadmin', 'GET /api/users?pageSize=0');
    const stranger = data.find(({ _id }) => !mine.has(_id))!;
    const page = await visit('admin');
    await page.goto(`/user/${stranger._id}/info`);
    await expect(page.getByText(/You are not authorized to view Users|There is no such user/).first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Roles by application' })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: stranger.lastName })).toHaveCount(0);
  });

  test('What is asked of the platform past the screens is refused there.', async ({ demo }) => {
    const { _id: keeper } = await demo.user('keeper@map.example');
    const [foreign, own, assessor, admin] = [await applicationIdOf(demo, 'Harlan County GIS'), await applicationIdOf(demo, 'City of Millbrook'), await roleIdOf(demo, 'Assessor'), await roleIdOf(demo, 'Admin')];
    const refused = (route: string, body?: unknown) => expect(demo.as('admin', route, body), route).rejects.toThrow(/answered 40[34]/);
    await refused('POST /api/users/add/role', { _id: keeper, roleData: { application: foreign, role: assessor } });
    await refused(`DELETE /api/users/remove/role/${keeper}/${assessor}/${foreign}`);
    await refused('POST /api/applications/add/admin', { adminId: keeper, _id: own });
    await refused(`DELETE /api/applications/remove/admin/${own}/${keeper}`);
    await refused(`POST /api/protectedLayers/assign-to-user/${keeper}`, { applications: [foreign], protectedLayers: ['any'] });
    await refused(`POST /api/users/transfer-from-v4-get-details/${keeper}`);
    await refused(`POST /api/users/transfer-from-v4/${keeper}`);
    await refused('POST /api/roles/copy', { from: admin, to: assessor });
    await refused(`DELETE /api/roles/${admin}`);
    for (const what of ['set/superadmin', 'set/admin', 'remove/previlege']) await refused(`PUT /api/users/${what}`, { _id: keeper });
  });

  test('A role that is used elsewhere is not deleted: that is said, and the role stays.', async ({ visit }) => {
    const page = await visit('admin');
    await page.goto('/roles?q=cartographer');
    await page.getByRole('button', { name: 'Delete Cartographer' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(banner(page, 'There was an error removing the data. The role is used in applications that you do not administer')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cartographer' })).toBeVisible();
  });

  for (const path of ['/roles', '/role/5f3c2a100003000000000001/info'])
    test(`${path} refused by the platform says so and goes back.`, async ({ visit, demo }) => {
      const page = await visit('admin');
      await page.goto('/');
      await expect(page.getByText('Hello, Daniel').first()).toBeVisible();
      await demo.fault({ match: 'GET /api/roles*', status: 403, body: { authorized: false } });
      await page.goto(path);
      await expect(banner(page, 'You are not authorized to view Roles.').first()).toBeVisible();
      await expect(page).toHaveURL(/:\d+\/$/);
    });
});
