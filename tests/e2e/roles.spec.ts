import { banner } from './signIn.ts';
import { expect, test } from './test.ts';

test.describe('who sees what', () => {
  for (const account of ['superadmin', 'admin'])
    test(`The navigation offers ${account} Home, Roles, Users, Tools and Tags.`, async ({ visit }) => {
      const page = await visit(account);
      await page.goto('/');
      await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText(['Home', 'Roles', 'Users', 'Tools', 'Tags']);
    });

  test('A plain user is offered Home only, and is led from there to the subscriptions.', async ({ visit }) => {
    const page = await visit('user');
    await page.goto('/');
    await expect(page).toHaveURL(/\/subscriptions$/);
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText(['Home']);
  });

  test('A user who administers an application sees the dashboard and nothing of the admin area.', async ({ visit }) => {
    const page = await visit('keeper');
    await page.goto('/');
    await expect(page.getByText('This is Your Dashboard')).toBeVisible();
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText(['Home']);
  });

  for (const [path, text] of [
    ['/users', 'You are not authorized to view Users'],
    ['/users/new', 'You are not authorized to view Users'],
    ['/roles', 'You are not authorized to view Roles.'],
    ['/tags', 'You are not authorized to do this.'],
  ] as const)
    test(`A plain user who asks for ${path} is told so and led away, and nothing is asked of the platform.`, async ({ visit, demo }) => {
      const page = await visit('user');
      await page.goto('/view/profile');
      await expect(page.getByLabel('First name')).toHaveValue('Grace');
      await demo.forgetCalls();
      await page.goto(path);
      await expect(banner(page, text)).toBeVisible();
      await expect(page).not.toHaveURL(new RegExp(`${path}$`));
      expect((await demo.calls('GET', /^\/api\/(users\?|tags|roles)/)).filter(call => call.status < 400)).toEqual([]);
    });

  test('An admin sees the users of the own applications only.', async ({ visit, demo }) => {
    const page = await visit('admin');
    await page.goto('/users');
    const reply = await demo.as<{ pagingMeta: { totalRecords: number } }>('admin', 'GET /api/users');
    expect(reply.pagingMeta.totalRecords).toBeLessThan(140);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`Users\\s*${reply.pagingMeta.totalRecords}$`));
  });

  test('A list refused by the platform itself, even with 200, says so and goes back.', async ({ staff, demo }) => {
    await staff.goto('/');
    await expect(staff.getByText('Hello, Sofía', { exact: true }).first()).toBeVisible();
    for (const status of [200, 403]) {
      await demo.fault({ match: 'GET /api/users', status, body: { authorized: false } });
      await staff.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Users' }).click();
      await expect(banner(staff, 'You are not authorized to view Users').first()).toBeVisible();
      await expect(staff).toHaveURL(/:\d+\/$/);
      await demo.heal();
      await staff.getByRole('button', { name: 'Dismiss' }).click();
    }
  });

  for (const path of ['/purposes', '/toolgroups', '/tools', '/tool/1/info', '/application/1/info', '/subscription-plan/1', '/subscription-plan/1/edit', '/subscriptions'])
    test(`${path} says plainly that it is not built yet.`, async ({ staff }) => {
      await staff.goto(path);
      await expect(staff.getByText('This part of the console is still being built.')).toBeVisible();
      await expect(staff).toHaveURL(new RegExp(`${path}$`));
    });
});
