import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from './browser.mjs';
import { inPalette } from './pictures/palette.mjs';
import { pictures } from './pictures/pictures.mjs';

// Takes the pictures of docs/pictures from the real console on a new demo: all of them, or the named ones.
// `--to folder` writes them elsewhere, `--of http://127.0.0.1:3000` uses a running demo.
process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const NOON = Date.parse('2026-11-02T18:00:00Z');
/** Console and platform use this day, so that a picture changes only if the console does. */
const onThatDay = `{
  const Real = Date, ahead = ${NOON} - Real.now();
  globalThis.Date = class Date extends Real {
    constructor(...given) { given.length ? super(...given) : super(Real.now() + ahead); }
    static now() { return Real.now() + ahead; }
  };
}`;

const OWN = 'docs/pictures';
const {
  values: { to, of: running },
  positionals: named,
} = parseArgs({
  options: { to: { type: 'string', default: OWN }, of: { type: 'string' } },
  allowPositionals: true,
});
const unknown = named.filter(name => !pictures[name]);
if (unknown.length) {
  console.error(`There is no picture ${unknown.join(', ')}; there are ${Object.keys(pictures).join(', ')}.`);
  process.exit(1);
}

/** Starts a new demo. Returns its URL and a function that ends it. */
async function startDemo() {
  const { DATABASE_URL: _, PLATFORM_URL: __, BASE_PATH: ___, SCALE: ____, LOG: _____, ...env } = process.env;
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  const program = spawn(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(onThatDay)}`, 'scripts/start.mjs'],
    {
      env: { ...env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, NEWSLETTER: 'on' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = new Promise(resolve => program.once('exit', resolve));
  const end = async () => {
    program.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  let output = '';
  const url = await new Promise(resolve => {
    program.stdout.on('data', chunk => {
      output += chunk;
      const [, address] = /The console is at (\S+)\/\n/.exec(output) ?? [];
      if (address) resolve(address);
    });
    void ended.then(() => resolve());
  });
  if (url) return { url, end };
  await end();
  throw new Error('The console did not start.');
}

const browser = await chromium.launch({
  ...(await findBrowser()),
  args: [...BROWSER_ARGS, '--font-render-hinting=none'],
});

const tokens = new Map();
/** Uses one session per account, because the pictures show the number of logins. */
async function tokenOf(url, as) {
  const body = JSON.stringify({ email: `${as}@map.example`, password: 'Assessor1' });
  if (!tokens.has(as))
    tokens.set(
      as,
      (
        await (
          await fetch(`${url}/auth/local`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body,
          })
        ).json()
      ).token,
    );
  return tokens.get(as);
}

async function takePicture(
  url,
  name,
  { as, path, size = { width: 1280, height: 800 }, dark = false, until },
) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: size,
    colorScheme: dark ? 'dark' : 'light',
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    reducedMotion: 'reduce',
  });
  await context.addInitScript(onThatDay);
  if (as)
    await context.addCookies([{ name: 'token', value: await tokenOf(url, as), url, sameSite: 'Strict' }]);
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await page.goto(path);
  await until(page, url);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  const picture = inPalette(await page.screenshot({ caret: 'hide' }));
  writeFileSync(join(to, `${name}.png`), picture);
  console.log(`${name}.png  ${Math.round(picture.length / 1024)} KiB`);
  await context.close();
}

const { url, end } = running ? { url: running, end: async () => {} } : await startDemo();
try {
  mkdirSync(to, { recursive: true });
  if (to === OWN)
    for (const file of readdirSync(OWN)) if (!pictures[file.replace(/\.png$/, '')]) rmSync(join(OWN, file));
  for (const [name, picture] of Object.entries(pictures))
    if (!named.length || named.includes(name)) await takePicture(url, name, picture);
} finally {
  await browser.close();
  await end();
}
