import { banner } from './signIn.ts';
import { expect, test } from './test.ts';

test.describe('who sees what', () => {
  test('A plain user who asks for a page of the admin area is told so and led away, and nothing is asked of the platform.', async ({ visit, demo }) => {
    const page = await visit('user');
    await page.goto('/view/profile');
    await expect(page.getByLabel('First name')).toHaveValue('Grace');
    await demo.forgetCalls();
    await page.goto('/users/new');
    await expect(banner(page, 'You are not authorized to view Users')).toBeVisible();
    await expect(page).not.toHaveURL(/users\/new$/);
    expect((await demo.calls('GET', /^\/api\/(users\?|tags|roles)/)).filter(call => call.status < 400)).toEqual([]);
  });

  test('An admin sees the users of the own applications only.', async ({ visit, demo }) => {
    const page = await visit('admin');
    await page.goto('/users');
    const reply = await demo.as<{ pagingMeta: { totalRecords: number } }>('admin', 'GET /api/users');
    expect(reply.pagingMeta.totalRecords).toBeLessThan(140);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`Users\\s*${reply.pagingMeta.totalRecords}$`));
  });

  test('What is not built yet says so plainly.', async ({ staff }) => {
    for (const path of ['/application/new', '/application/1/info']) {
      await staff.goto(path);
      await expect(staff.getByText('This part of the console is still being built.')).toBeVisible();
      await expect(staff).toHaveURL(new RegExp(`${path}$`));
    }
  });
});
