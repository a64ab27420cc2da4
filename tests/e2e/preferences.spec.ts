import { expect, test } from './test.ts';

test.describe('language and theme', () => {
  test('Spanish stays chosen after a reload and on the login page', async ({ staff }) => {
    await staff.goto('/users');
    await staff.getByRole('button', { name: /^Language/ }).click();
    await staff.getByRole('menuitemradio', { name: 'Español', exact: true }).click();
    const nav = staff.getByRole('navigation').first();
    await expect(nav.getByRole('link', { name: 'Usuarios', exact: true })).toBeVisible();
    await expect(staff.locator('html')).toHaveAttribute('lang', 'es');
    await staff.reload();
    await expect(nav.getByRole('link', { name: 'Usuarios', exact: true })).toBeVisible();
    await staff.context().clearCookies();
    await staff.goto('/login');
    await expect(staff.locator('html')).toHaveAttribute('lang', 'es');
    await expect(staff.getByRole('button', { name: 'Sign in', exact: true })).toHaveCount(0);
    await expect(staff.getByLabel(/correo/i)).toBeVisible();
  });

  test('a Spanish browser sees the console in Spanish', async ({ visit }) => {
    const page = await visit('superadmin', { locale: 'es-MX' });
    await page.goto('/tags');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Etiquetas/);
  });

  test('the theme follows the system until one is chosen, and the choice stays', async ({ visit }) => {
    const page = await visit('superadmin', { colorScheme: 'dark' });
    const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    await page.goto('/');
    await expect.poll(scheme).toContain('dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(scheme).toContain('light');
    await page.getByRole('button', { name: /^Theme/ }).click();
    await page.getByRole('menuitemradio', { name: 'Dark', exact: true }).click();
    await expect.poll(scheme).toContain('dark');
    await page.reload();
    await expect.poll(scheme).toContain('dark');
  });
});
