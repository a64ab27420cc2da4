import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export const NO_BROWSER =
  'The end-to-end tests need a Chrome or Chromium and found none. Install one (on Debian: apt-get install chromium; or: npx playwright install chromium), or set CHROMIUM_PATH to the program.';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'chrome.exe'];
const PLACES = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium', 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'];

const playwrights = async () => (await import('@playwright/test')).chromium.executablePath();

const ofSystem = () =>
  [...(process.env.PATH ?? '').split(delimiter).flatMap(folder => NAMES.map(name => join(folder, name))), ...PLACES].find(path => existsSync(path));

/** The Chromium inside an npm package: unpacked on first use, and taken only where it starts. */
async function packaged() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    const path = await chromium.executablePath();
    return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0 ? path : undefined;
  } catch {
    return undefined;
  }
}

/** The program of a browser: the one named, else Playwright's own, the system's, the one inside the package. */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, and there is no such file.`);
    return named;
  }
  const own = await playwrights();
  const path = own && existsSync(own) ? own : (ofSystem() ?? (await packaged()));
  if (!path) throw new Error(NO_BROWSER);
  return path;
}

const asRoot = process.getuid?.() === 0;
/** A browser under test asks nobody but the console. */
export const BROWSER_ARGS = [
  ...(asRoot || process.env.CI ? ['--no-sandbox', '--disable-dev-shm-usage'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
