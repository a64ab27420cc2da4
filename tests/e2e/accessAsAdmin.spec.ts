import { optionNamed } from './choosing.ts';
import { expect, test } from './test.ts';

test.describe('as the admin of two applications', () => {
  test('an admin is offered only their own applications and no actions of a superadmin', async ({
    visit,
    demo,
  }) => {
    const page = await visit('admin');
    await page.goto(`/user/${(await demo.user('keeper@map.example'))._id}/info`);
    await expect(page.getByRole('heading', { name: 'Walter Amari', level: 1 })).toBeVisible();
    for (const name of ['Transfer from V4', 'Set as Super Admin', 'Set as Admin', 'Remove Admin Privileges'])
      await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
    const administers = page.getByRole('region', { name: 'Admin access' });
    await expect(administers.getByText('Larkspur County Assessor')).toBeVisible();
    await expect(administers.getByRole('button')).toHaveCount(0);
    await expect(administers.getByRole('combobox')).toHaveCount(0);

    const given = page.getByRole('region', { name: 'Roles by application' });
    await given.getByRole('combobox', { name: 'Applications', exact: true }).click();
    await expect(page.getByRole('option')).toHaveText(['City of Millbrook', 'Larkspur County Assessor']);
    await optionNamed(page, 'City of Millbrook').click();
    await given.getByRole('combobox', { name: 'Applications', exact: true }).press('Escape');
    await given.getByRole('combobox', { name: 'Roles', exact: true }).fill('cartographer');
    await optionNamed(page, 'Cartographer').click();
    await given.getByRole('combobox', { name: 'Roles', exact: true }).press('Escape');
    await given.getByRole('button', { name: 'Assign role', exact: true }).click();
    await expect(given.getByRole('link', { name: 'Cartographer', exact: true })).toBeVisible();

    await page.goto('/roles');
    await page.getByRole('button', { name: 'Clone role', exact: true }).click();
    await page.getByRole('dialog').getByRole('combobox', { name: 'Source role', exact: true }).fill('admin');
    await expect(page.getByRole('option', { name: /Zoning Administrator/ })).toBeVisible();
    await expect(page.getByRole('option', { name: /^Admin/ })).toHaveCount(0);
  });

  test('an admin cannot open a user of other applications by address', async ({ visit, demo }) => {
    const mine = new Set(
      (await demo.as<{ data: { _id: string }[] }>('admin', 'GET /api/users?pageSize=0')).data.map(
        ({ _id }) => _id,
      ),
    );
    const { data } = await demo.as<{ data: { _id: string; firstName: string; lastName: string }[] }>(
      'superadmin',
      'GET /api/users?pageSize=0',
    );
    const stranger = data.find(({ _id }) => !mine.has(_id))!;
    const page = await visit('admin');
    await page.goto(`/user/${stranger._id}/info`);
    await expect(page.getByText(/You are not authorized to view Users|User not found/).first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Roles by application' })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: stranger.lastName })).toHaveCount(0);
  });
});
