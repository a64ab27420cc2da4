import type { Demo } from './demo.ts';
import { banner } from './signIn.ts';
import { expect, test, type Page } from './test.ts';

/** Every status of every call is swept in tests/screens; here one a screen. A screen that reads, how it gets to what it shows, and the call that brings it. */
const screens: { name: string; path(demo: Demo): Promise<string>; call: string; shows(page: Page): ReturnType<Page['locator']>; error: string }[] = [
  { name: 'users', path: async () => '/users', call: 'GET /api/users', shows: page => page.locator('tbody tr:not(.loading)').first(), error: 'There was an error loading the data' },
  { name: 'tags', path: async () => '/tags', call: 'GET /api/tags', shows: page => page.getByRole('link', { name: 'Aerial Imagery' }), error: 'There was an error loading the tags' },
  {
    name: 'a user',
    path: async demo => `/user/${(await demo.user('user@map.example'))._id}/info`,
    call: 'GET /api/users/detail/{id}/info',
    shows: page => page.getByRole('heading', { name: 'Grace Lindqvist', level: 1 }),
    error: 'There was an error loading the data',
  },
  {
    name: 'sessions',
    path: async demo => `/user/${(await demo.user('superadmin@map.example'))._id}/info#sessions`,
    call: 'GET /api/sessions/{userId}',
    shows: page => page.getByRole('tabpanel').locator('tbody tr').filter({ hasText: '/' }).first(),
    error: 'There was an error loading the data',
  },
  { name: 'API keys', path: async () => '/apikeys', call: 'GET /api/users/apikey', shows: page => page.getByRole('button', { name: /Delete/ }).first(), error: 'There was an error Loading Keys' },
];

test.describe('reading that fails', () => {
  for (const { name, path, call, shows, error } of screens) {
    test(`${name}: a refusal ends in the documented message, and Retry brings what was asked for.`, async ({ staff, demo }) => {
      const address = await path(demo);
      await demo.fault({ match: call, status: 500, body: { message: '' } });
      await staff.goto(address);
      await expect(staff.getByRole('main').getByText(error).first()).toBeVisible();
      await demo.heal();
      await staff.getByRole('button', { name: 'Retry' }).click();
      await expect(shows(staff)).toBeVisible();
    });
  }

  test('A lost connection says so, and Retry brings what was asked for.', async ({ staff, demo }) => {
    await demo.fault({ match: 'GET /api/users', drop: true });
    await staff.goto('/users');
    await expect(staff.getByText('The connection was lost. Check it and try again.').first()).toBeVisible();
    await demo.heal();
    await staff.getByRole('button', { name: 'Retry' }).click();
    await expect(staff.locator('tbody tr:not(.loading)')).toHaveCount(8);
  });

  test('A hang says so after its time, and Retry brings what was asked for.', async ({ staff, demo }) => {
    test.slow();
    await demo.fault({ match: 'GET /api/users', hang: true });
    await staff.goto('/users');
    await expect(staff.getByText('No answer came in time. Try again.').first()).toBeVisible({ timeout: 50_000 });
    await demo.heal();
    await staff.getByRole('button', { name: 'Retry' }).click();
    await expect(staff.locator('tbody tr:not(.loading)')).toHaveCount(8);
  });
});

test.describe('writing that fails', () => {
  const edit = async (page: Page) => {
    await page.goto('/users?q=user%40map.example');
    await page.getByRole('button', { name: 'Edit Grace Lindqvist' }).click();
    const form = page.getByRole('form', { name: 'Edit Grace Lindqvist' });
    await form.getByLabel('Last name').fill('Hopper');
    return form;
  };

  test('Saving a user answered 500 says so in the documented words and keeps what was typed.', async ({ staff, demo }) => {
    await demo.fault({ match: 'PUT /api/users/{id}', status: 500, body: { message: 'Said by the server' } });
    const form = await edit(staff);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(banner(staff, /There was an error saving the user/)).toBeVisible();
    await expect(banner(staff, /Said by the server/)).toBeVisible();
    await expect(form.getByLabel('Last name')).toHaveValue('Hopper');
    await demo.heal();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(banner(staff, / has been saved\.$/)).toBeVisible();
  });

  test('Field errors answered with 422 stand under their fields until one types again.', async ({ staff, demo }) => {
    await demo.fault({ match: 'PUT /api/users/{id}', status: 422, body: { errors: { lastName: { message: 'Not this name' }, email: 'Not this one' } } });
    const form = await edit(staff);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('Not this name')).toBeVisible();
    await expect(form.getByText('Not this one')).toBeVisible();
    await expect(form.getByLabel('Last name')).toHaveAttribute('aria-invalid', 'true');
    await form.getByLabel('Last name').pressSequentially('s');
    await expect(form.getByText('Not this name')).toHaveCount(0);
    await expect(form.getByText('Not this one')).toBeVisible();
  });

  test('A session that ends while saving leads back to what was typed.', async ({ staff, demo }) => {
    await demo.fault({ match: 'PUT /api/users/{id}', status: 401, times: 1 });
    const form = await edit(staff);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(staff.getByText('Please login to continue')).toHaveCount(1);
    await staff.getByLabel('Email').fill('superadmin@map.example');
    await staff.getByLabel('Password', { exact: true }).fill('Assessor1');
    await staff.getByRole('button', { name: 'Sign in', exact: true }).click();
    await staff.getByRole('button', { name: 'Edit Grace Lindqvist' }).click();
    await staff.getByRole('button', { name: 'Restore' }).click();
    await expect(staff.getByRole('form').getByLabel('Last name')).toHaveValue('Hopper');
  });

  test('A double click on Save sends one request.', async ({ staff, demo }) => {
    await demo.fault({ match: 'PUT /api/users/{id}', delayMs: 400 });
    const form = await edit(staff);
    await form.getByRole('button', { name: 'Save' }).dblclick();
    await expect(banner(staff, / has been saved\.$/)).toBeVisible();
    expect(await demo.calls('PUT', /^\/api\/users\//)).toHaveLength(1);
  });

  test('Deleting a user answered 500 says so in the documented words, and the user stays.', async ({ staff, demo }) => {
    await demo.fault({ match: 'DELETE /api/users/{id}', status: 500, body: { message: 'Said by the server' } });
    await staff.goto('/users?q=user%40map.example');
    await staff.getByRole('button', { name: 'Delete Grace Lindqvist' }).click();
    await staff.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(banner(staff, /There was an error deleting the user/)).toBeVisible();
    await expect(banner(staff, /Said by the server/)).toBeVisible();
    await expect(staff.getByRole('button', { name: 'Delete Grace Lindqvist' })).toBeVisible();
  });

  test('A double click in a confirmation deletes once.', async ({ staff, demo }) => {
    await demo.fault({ match: 'DELETE /api/users/{id}', delayMs: 400 });
    await staff.goto('/users?q=user%40map.example');
    await staff.getByRole('button', { name: 'Delete Grace Lindqvist' }).click();
    await staff.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).dblclick();
    await expect(banner(staff, / has been deleted\.$/)).toBeVisible();
    expect(await demo.calls('DELETE', /^\/api\/users\//)).toHaveLength(1);
  });
});

test.describe('signing in that fails', () => {
  test('500 is said on the login page, what was typed stays, and trying again works.', async ({ visit, demo }) => {
    const page = await visit();
    await demo.fault({ match: 'POST /auth/local', status: 500, times: 1 });
    await page.goto('/login');
    await page.getByLabel('Email').fill('superadmin@map.example');
    await page.getByLabel('Password', { exact: true }).fill('Assessor1');
    const send = page.getByRole('button', { name: 'Sign in', exact: true });
    await send.click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Assessor1');
    await send.click();
    await expect(page.getByText('Hello, Sofía').first()).toBeVisible();
  });

  test('When the first call after sign-in fails the console says so and opens on Retry.', async ({ staff, demo }) => {
    await demo.fault({ match: 'GET /api/users/me', status: 500 });
    await staff.goto('/users');
    await expect(staff.getByRole('alert')).toBeVisible();
    await demo.heal();
    await staff.getByRole('button', { name: 'Retry' }).click();
    await expect(staff.locator('tbody tr:not(.loading)')).toHaveCount(8);
  });
});
