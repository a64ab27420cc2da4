import { banner } from './signIn.ts';
import { expect, test } from './test.ts';

test.describe('access of a plain user', () => {
  test('a plain user at an admin address sees a message and is redirected without any request', async ({
    visit,
    demo,
  }) => {
    const page = await visit('user');
    await page.goto('/view/profile');
    await expect(page.getByLabel('First name')).toHaveValue('Grace');
    await demo.forgetCalls();
    await page.goto('/users/new');
    await expect(banner(page, 'You are not authorized to view Users')).toBeVisible();
    await expect(page).not.toHaveURL(/users\/new$/);
    expect(
      (await demo.calls('GET', /^\/api\/(users\?|tags|roles)/)).filter(call => call.status < 400),
    ).toEqual([]);
  });
});
