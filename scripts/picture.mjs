import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from './browser.mjs';

// Takes the README's picture, docs/users.png, of the real console on a fresh demo. Run it after npm run build.
process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const folder = mkdtempSync(join(tmpdir(), 'picture-'));
const program = spawn(process.execPath, ['dist/server/main.js'], { env: { ...process.env, PORT: '0', DATA_DIR: folder }, stdio: ['ignore', 'pipe', 'inherit'] });
const browser = await chromium.launch({ ...(await findBrowser()), args: BROWSER_ARGS });
try {
  const url = await new Promise((resolve, reject) => {
    let said = '';
    program.stdout.on('data', text => {
      said += text;
      const [, address] = /The console is at (\S+)\/\n/.exec(said) ?? [];
      if (address) resolve(address);
    });
    program.once('exit', code => reject(new Error(`the console ended with ${code}`)));
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.5, locale: 'en-US', reducedMotion: 'reduce' });
  await page.goto(`${url}/login?next=${encodeURIComponent('/users?pageSize=12&filter=admin&sortBy=loginCount&sortDirection=desc')}`);
  await page.getByLabel('Email').fill('superadmin@map.example');
  await page.getByLabel('Password', { exact: true }).fill('Assessor1');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.locator('tbody tr:not(.loading)').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: 'docs/users.png' });
} finally {
  await browser.close();
  program.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}
