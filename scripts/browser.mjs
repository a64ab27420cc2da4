import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const NO_BROWSER =
  'The end-to-end tests need a Chrome or Chromium and found none. Install one (on Debian: apt-get install chromium; or: npx playwright install chromium), or set CHROMIUM_PATH to the program.';

// The headless shell needs an eighth less work, so it comes first.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'chrome.exe',
];
const INSTALL_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const playwrights = async () => (await import('@playwright/test')).chromium.executablePath();

const ofSystem = () =>
  [
    ...(process.env.PATH ?? '').split(delimiter).flatMap(folder => NAMES.map(name => join(folder, name))),
    ...INSTALL_PATHS,
  ].find(path => existsSync(path));

const root = fileURLToPath(new URL('..', import.meta.url));
const unpacked = join(root, 'node_modules/.cache/chromium');

/**
 * Unpacks the Chromium of @sparticuz/chromium, with the libraries that the package leaves out unless it runs
 * on AWS.
 */
function unpack() {
  const folder = `${unpacked}.${process.pid}`;
  try {
    mkdirSync(folder, { recursive: true });
    const program =
      "const { default: chromium } = await import('@sparticuz/chromium'); await chromium.executablePath();";
    const env = { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };
    if (
      spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
        cwd: root,
        env,
        stdio: 'ignore',
      }).status !== 0
    )
      return;
    // The package's own fonts.conf names /tmp/fonts.
    writeFileSync(
      join(folder, 'fonts.conf'),
      `<fontconfig><dir>${unpacked}/fonts</dir><cachedir>${unpacked}/fonts-cache</cachedir></fontconfig>\n`,
    );
    renameSync(folder, unpacked);
  } catch {
    // Another run may have unpacked it already, or the folder may be read-only: `packaged` tries the files
    // that are there.
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The Chromium inside an npm package is unpacked on first use, and returned only if it starts. */
function packaged() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  if (!existsSync(unpacked)) unpack();
  const executablePath = join(unpacked, 'chromium');
  const env = {
    ...process.env,
    LD_LIBRARY_PATH: join(unpacked, 'al2023/lib'),
    FONTCONFIG_FILE: join(unpacked, 'fonts.conf'),
  };
  return spawnSync(executablePath, ['--version'], { env, timeout: 20_000 }).status === 0
    ? { executablePath, env }
    : undefined;
}

/**
 * Launch options of Playwright: the program, and its environment if it differs. Prefers the named browser,
 * then Playwright's own, the system's, and the one inside the package.
 */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, and there is no such file.`);
    return { executablePath: named };
  }
  const own = await playwrights();
  const installed = own && existsSync(own) ? own : ofSystem();
  const found = installed ? { executablePath: installed } : packaged();
  if (!found) throw new Error(NO_BROWSER);
  return found;
}

const asRoot = process.getuid?.() === 0;
/** A browser under test sends requests only to the console. */
export const BROWSER_ARGS = [
  ...(asRoot || process.env.CI ? ['--no-sandbox', '--disable-dev-shm-usage'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
