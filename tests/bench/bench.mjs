// Measures the speed and size of the console, beside hand-written HTML, React alone and a plain react-admin console:
//   npm run bench                          everything
//   npm run bench -- 1                     one round instead of five: a look, not a measurement
//   npm run bench -- 5 --before COMMIT     also the build of an earlier commit, in the same run
//   npm run bench -- 10 --before COMMIT --resource tags     the tags of both builds, without the yardsticks, which have none
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findBrowser } from '../../scripts/browser.mjs';
import { besideBefore, goals } from './bars.mjs';
import { builtAt, commitOf, describedAt } from './before.mjs';

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
const { values, positionals } = parseArgs({
  options: { before: { type: 'string' }, resource: { type: 'string', default: 'users' } },
  allowPositionals: true,
});
const runs = positionals[0] ?? '5';
const earlier = values.before === undefined ? undefined : commitOf(values.before);
if (values.before !== undefined && !earlier) {
  console.error(`--before names ${values.before}, and there is no such commit.`);
  process.exit(1);
}
if (!['users', 'tags'].includes(values.resource)) {
  console.error(`--resource is users or tags, not ${values.resource}.`);
  process.exit(1);
}
const scratch = join(tmpdir(), 'map-console-bench');
/** In milliseconds, far above the time of any step. */
const patience = '12000';

const must = (command, args, env = {}) => {
  const { status: httpStatus } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (httpStatus !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${httpStatus}`);
};
const freePort = () =>
  new Promise(done => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });

/** Starts the built console of a folder with 900 users and tags. */
async function started(folder) {
  const { DATABASE_URL: _, PLATFORM_URL: __, ...env } = process.env;
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'console-bench-'));
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: folder,
    env: { ...env, PORT: port, DATA_DIR: data, SCALE: '900' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = () => {
    child.kill('SIGTERM');
    rmSync(data, { recursive: true, force: true });
  };
  await new Promise((resolve, reject) => {
    child.stdout.on('data', text => String(text).includes('The console is at') && resolve());
    child.once('exit', code => {
      end();
      reject(new Error(`the console in ${folder} ended with ${code}`));
    });
  });
  return { url: `http://127.0.0.1:${port}`, end };
}

/** Runs one comparison by the tool, with the yardsticks or the consoles alone. Returns the measurements. */
function compared(app, passes, alone = false) {
  const file = `tests/bench/${app}.json`;
  const consoles = [file, present.url];
  if (before) {
    const reportFile = join(scratch, `${app}-before.json`);
    writeFileSync(reportFile, JSON.stringify(describedAt(folderBefore, file)));
    consoles.push(reportFile, before.url);
  }
  const out = join(scratch, `${app}-results.json`);
  const options = {
    profiles: 'slow',
    runs,
    cycles: '100',
    passes,
    timeout: patience,
    browser: browser.executablePath,
    out,
    ...(alone && { baseline: 'before' }),
  };
  must(
    'bash',
    [
      'tests/bench/tool/compare.sh',
      scratch,
      ...(alone ? ['--alone'] : []),
      ...consoles,
      '--',
      ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]),
    ],
    browser.env,
  );
  return JSON.parse(readFileSync(out, 'utf8')).apps;
}

function tellBeside(what, list, form) {
  if (!before) {
    console.log('\nThe comparison with the build before was not made: --before names the commit of it.');
    return;
  }
  console.log(
    `\n${what} beside the build of ${earlier.slice(0, 12)} in the same run: no slower than by the larger of their two interquartile ranges, which need three rounds:`,
  );
  console.table(besideBefore(list, form));
}

function benchUsers() {
  const list = compared('console', 'load,leak,axe');
  const form = compared('form', 'load');
  console.log(
    '\nThe console against its own goals and the bars, at most (slow profile; the ratios are within one run; the bars of ratios are for orientation):',
  );
  console.table(goals(list, form));
  tellBeside('The console', list, form);
  console.log('\nFrom the key to the painted page:');
  must(process.execPath, ['tests/bench/interactions.mjs', present.url]);
}

function benchTags() {
  const table = compared('tags', 'load', true);
  const cards = compared('tagCards', 'load', true);
  tellBeside('The tags as a table', table, table);
  tellBeside('The tags as cards', cards, cards);
}

function benchPlatform(where, url) {
  console.log(`\nThe stand-in platform with 100,000 users, ${where}:`);
  must(process.execPath, ['--import', 'tsx', 'scripts/scale.mjs'], { DATABASE_URL: url });
}

const browser = await findBrowser();
mkdirSync(scratch, { recursive: true });
must('npm', ['run', 'build', '--silent']);
let present, before, folderBefore;
try {
  if (earlier) folderBefore = builtAt(earlier);
  present = await started('.');
  if (earlier) before = await started(folderBefore);
  if (values.resource === 'users') benchUsers();
  else benchTags();
} finally {
  present?.end();
  before?.end();
  if (folderBefore) rmSync(folderBefore, { recursive: true, force: true });
}
if (values.resource === 'users') {
  benchPlatform('embedded', '');
  if (process.env.DATABASE_URL) benchPlatform('on Postgres', process.env.DATABASE_URL);
}
