import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Demo } from '../demo.ts';
import { RunningConsole } from '../program.ts';
import { expect, test } from '../test.ts';

const FOLDER = 'test-results/deployed';
const assets = join(FOLDER, 'dist/client/assets');

/**
 * Simulates the next build: renames every script and all references to it, because files that browsers cache
 * for a year never change.
 */
function deploy() {
  const indexFile = join(FOLDER, 'dist/client/index.html');
  const scripts = readdirSync(assets).filter(file => file.endsWith('.js'));
  const names = new Set(scripts);
  const renamed = (text: string) =>
    text.replace(/[\w-]+\.js\b/g, name => (names.has(name) ? `next-${name}` : name));
  for (const file of [indexFile, ...scripts.map(name => join(assets, name))])
    writeFileSync(file, renamed(readFileSync(file, 'utf8')));
  for (const name of scripts) renameSync(join(assets, name), join(assets, `next-${name}`));
}

test('an open console offers to reload after a new deployment, and restores typed input afterwards', async ({
  browser,
}) => {
  // The test starts a separate program twice.
  test.setTimeout(180_000);
  cpSync('dist', join(FOLDER, 'dist'), { recursive: true });
  const program = await RunningConsole.started(join(FOLDER, 'dist/server/main.js'));
  const context = await browser.newContext({ baseURL: program.url });
  try {
    const demo = new Demo(program.url);
    await context.addCookies([demo.cookieOf(await demo.signIn('superadmin'))]);
    const page = await context.newPage();
    await page.goto('/users?q=user%40map.example');
    await page.getByRole('button', { name: 'Edit Grace Lindqvist', exact: true }).click();
    await page.getByRole('form').getByLabel('Last name').fill('Hopper');
    await expect(page.getByRole('button', { name: 'Reload', exact: true })).toHaveCount(0);
    deploy();
    await program.restart();
    const reload = page.getByRole('button', { name: 'Reload', exact: true });
    await expect(reload).toBeVisible();
    await expect(page.getByRole('form').getByLabel('Last name')).toHaveValue('Hopper');
    await reload.click();
    await page.waitForFunction(
      () => document.querySelector('script[type=module][src*="/next-index-"]') !== null,
    );
    await page.getByRole('button', { name: 'Edit Grace Lindqvist', exact: true }).click();
    await expect(page.getByText(/^You have unsaved changes from/)).toBeVisible();
  } finally {
    await context.close();
    await program.end();
    rmSync(FOLDER, { recursive: true, force: true });
  }
});
