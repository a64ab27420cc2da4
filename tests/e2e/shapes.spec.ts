import { expect, test } from './test.ts';

test.describe('lists in every shape the platform may give', () => {
  for (const shape of ['paged', 'data', 'array'] as const) {
    test(`Users answered as ${shape} are paged and counted.`, async ({ staff, demo }) => {
      await demo.listShape(shape);
      await staff.goto('/users?pageSize=12');
      await expect(staff.locator('tbody tr:not(.loading)')).toHaveCount(12);
      await expect(staff.getByRole('heading', { level: 1 })).toHaveText(/Users\s*140/);
      const first = await staff.locator('tbody tr:not(.loading)').first().textContent();
      await staff.getByRole('link', { name: 'Page 12', exact: true }).or(staff.getByRole('link', { name: 'Page 10', exact: true })).first().click();
      await expect(staff.locator('tbody tr:not(.loading)').first()).not.toHaveText(first!);
    });

    test(`Tags answered as ${shape} are paged, and one is found by its address.`, async ({ staff, demo }) => {
      await demo.listShape(shape);
      await staff.goto('/tags?page=2');
      await expect(staff.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveCount(7);
      await staff.getByRole('link', { name: 'Zoning', exact: true }).click();
      await expect(staff.getByRole('heading', { name: 'Zoning', level: 1 })).toBeVisible();
      await staff.reload();
      await expect(staff.getByLabel('Help')).toHaveValue('Districts and overlays');
    });

    test(`Sessions and API keys answered as ${shape} are shown.`, async ({ staff, demo }) => {
      const { _id } = await demo.user('superadmin@map.example');
      await demo.listShape(shape);
      await staff.goto(`/user/${_id}/info#sessions`);
      await expect(staff.getByRole('tabpanel').locator('tbody tr:not(:has(.skeleton))')).toHaveCount(10);
      await staff.goto('/apikeys');
      await expect(staff.getByRole('main').getByText(/demo-key|••••|\*\*\*\*/).first()).toBeVisible();
    });
  }
});

test.describe('references in both forms', () => {
  for (const refs of ['ids', 'populated'] as const)
    test(`Roles, admin access and protected layers have their names where references come as ${refs}.`, async ({ staff, demo }) => {
      const [keeper, grace] = [await demo.user('keeper@map.example'), await demo.user('user@map.example')];
      await demo.refs(refs);
      await staff.goto(`/user/${keeper._id}/info`);
      const given = staff.getByRole('region', { name: 'Roles by application' });
      await expect(given.getByRole('heading', { name: 'Larkspur County Assessor' })).toBeVisible();
      await expect(given.getByRole('link', { name: 'Admin', exact: true })).toBeVisible();
      await expect(staff.getByRole('region', { name: 'Admin access' }).getByText('Larkspur County Assessor')).toBeVisible();
      await staff.goto(`/user/${grace._id}/info#protected-layers`);
      const layers = staff.getByRole('region', { name: 'Protected layers by application' });
      await expect(layers.getByText('Owner Names')).toBeVisible();
      await expect(layers.locator('.mono')).toHaveCount(0);
    });
});
