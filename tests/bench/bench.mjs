// Prints how fast and how light the console is, beside hand-written HTML, React alone and a plain react-admin console:
//   npm run bench            everything
//   npm run bench -- 1       one round instead of five: a look, not a measurement
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from '../../scripts/browser.mjs';

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
const runs = process.argv[2] ?? '5';
const scratch = join(tmpdir(), 'map-console-bench');
/** Milliseconds, far above any step that ends. The yardsticks' customers are random: where none has the name they are searched for, the search is waited for in each round. */
const patience = '12000';

const must = (command, args, env = {}) => {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}`);
};
const freePort = () =>
  new Promise(done => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });

async function started(port, folder) {
  const { DATABASE_URL: _, PLATFORM_URL: __, ...env } = process.env;
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...env, PORT: port, DATA_DIR: folder, SCALE: '900' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve, reject) => {
    child.stdout.on('data', text => String(text).includes('The console is at') && resolve());
    child.once('exit', code => reject(new Error(`the console ended with ${code}`)));
  });
  return child;
}

/** One comparison by the tool; answers what it measured. */
function compared(app, url, passes) {
  const out = join(scratch, `${app}-results.json`);
  must(
    'bash',
    [
      'tests/bench/tool/compare.sh',
      scratch,
      `tests/bench/${app}.json`,
      url,
      '--',
      '--profiles',
      'slow',
      '--runs',
      runs,
      '--cycles',
      '100',
      '--passes',
      passes,
      '--timeout',
      patience,
      '--browser',
      browser.executablePath,
      '--out',
      out,
    ],
    browser.env,
  );
  return JSON.parse(readFileSync(out, 'utf8')).apps;
}

const median = list => {
  const sorted = list.filter(Number.isFinite).sort((a, b) => a - b);
  return sorted.length ? (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2 : NaN;
};
const at = (record, path) => path.split('.').reduce((value, key) => value?.[key], record);
const of = (apps, name, path) => median((apps[name]?.load.slow ?? []).map(run => at(run, path)));

/** KiB kept by each trip, over the second half of the trips. */
function kept(apps, name) {
  const points = (apps[name]?.leak[0]?.points ?? []).filter(({ i }, _, all) => i >= all.at(-1).i / 2);
  const mean = key => points.reduce((sum, point) => sum + point[key], 0) / points.length;
  const [middle, level] = [mean('i'), mean('heap')];
  return (
    points.reduce((sum, { i, heap }) => sum + (i - middle) * (heap - level), 0) /
    points.reduce((sum, { i }) => sum + (i - middle) ** 2, 0) /
    1024
  );
}

const round = (value, digits = 0) => (Number.isFinite(value) ? Number(value.toFixed(digits)) : '–');

function goals(list, form) {
  const rows = [];
  const row = (goal, value, limit, unit, note = '') =>
    rows.push({
      goal,
      measured: round(value, unit === '×' ? 2 : 1),
      'at most': limit,
      unit,
      met: value <= limit ? 'yes' : 'NO',
      note,
    });
  const ratio = (goal, path, limit, to = 'ra-stock', apps = list) => {
    const [own, theirs] = [of(apps, 'console', path), of(apps, to, path)];
    row(goal, own / theirs, limit, '×', `${round(own, 1)} against ${round(theirs, 1)} (${to})`);
  };
  ratio('login: on screen, its fields take typing', 'login.ready', 1.3, 'floor-html');
  ratio('login: the button works', 'login.ready', 1.2, 'floor-react', form);
  row(
    'login: JS until the form is usable',
    of(form, 'console', 'login.atReady.js') / 1024,
    60,
    'KiB',
    `${round(of(list, 'console', 'login.bytes.js') / 1024)} with what is fetched ahead`,
  );
  row(
    'whole first session, login to rows',
    of(list, 'console', 'loginToList.coldTotal.total') / 1024,
    215,
    'KiB',
    `ra-stock ${round(of(list, 'ra-stock', 'loginToList.coldTotal.total') / 1024)}`,
  );
  ratio('sign-in → rows', 'loginToList.ms', 0.5);
  ratio('list opened cold', 'list.ready', 0.6);
  ratio('the same, warm cache', 'warm.ready', 0.5);
  ratio('next page', 'next.ms', 0.45);
  ratio('search after its debounce', 'search.net', 0.7);
  ratio('detail again', 'detail.ms', 0.6);
  ratio('100 rows: main thread', 'rows100.task', 0.5);
  ratio('typing: main thread per key', 'typing.perKeyCpu', 0.6, 'ra-stock', form);
  row('layout shift of the list', of(list, 'console', 'list.vitals.cls'), 0, '');
  row(
    'kept by a trip list → detail → list',
    kept(list, 'console'),
    4,
    'KiB',
    `ra-stock ${round(kept(list, 'ra-stock'), 1)}, React alone ${round(kept(list, 'floor-react'), 1)}`,
  );
  for (const place of ['login', 'list', 'detail'])
    row(`axe: rules broken on the ${place}`, list.console?.axe?.[place]?.rules ?? NaN, 0, '');
  return rows;
}

const browser = await findBrowser();
mkdirSync(scratch, { recursive: true });
must('npm', ['run', 'build', '--silent']);
const port = await freePort();
const folder = mkdtempSync(join(tmpdir(), 'console-bench-'));
const program = await started(port, folder);
try {
  const url = `http://127.0.0.1:${port}`;
  const list = compared('console', url, 'load,leak,axe');
  const form = compared('form', url, 'load');
  console.log('\nThe console against its goals (slow profile; ratios within one run):');
  console.table(goals(list, form));
  console.log('\nFrom the key to the painted page:');
  must(process.execPath, ['tests/bench/interactions.mjs', url]);
} finally {
  program.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}
const platform = (where, url) => {
  console.log(`\nThe stand-in platform with 100,000 users, ${where}:`);
  must(process.execPath, ['--import', 'tsx', 'scripts/scale.mjs'], { DATABASE_URL: url });
};
platform('embedded', '');
if (process.env.DATABASE_URL) platform('on Postgres', process.env.DATABASE_URL);
