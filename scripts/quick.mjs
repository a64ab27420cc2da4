import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { areaOf, areas, testsOf } from './test/areas.mjs';
import { run, runChecks, vitest } from './test/tools.mjs';

// npm run test:quick [area…]: runs the checks, unit tests and house tests, and the tests of the named or
// changed areas. Prints the failures, and one line at the end.
process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

/** The files that differ from the last commit or, if none do, the files that it changed. */
function changedFiles() {
  const uncommitted = [
    ...git('diff', '--name-only', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  if (uncommitted.length) return { files: uncommitted, since: 'HEAD' };
  return { files: git('diff', '--name-only', 'HEAD~1', 'HEAD'), since: 'HEAD~1' };
}

const named = process.argv.slice(2);
const unknown = named.filter(name => !areas[name]);
if (unknown.length) {
  console.error(`No area is named ${unknown.join(', ')}. The areas are: ${Object.keys(areas).join(', ')}`);
  process.exit(1);
}
const began = Date.now();
const { files, since } = changedFiles();
const chosen = named.length ? named : [...new Set(files.map(areaOf).filter(Boolean))];
const testsIn = folder =>
  readdirSync(folder, { recursive: true })
    .filter(file => /\.test\.tsx?$/.test(file))
    .map(file => `${folder}/${file.replaceAll('\\', '/')}`);
const all = ['tests/screens', 'tests/platform', 'tests/admin'].flatMap(testsIn);
/** House tests that neither build nor need a platform. */
const house = testsIn('tests/house').filter(file => !/(bundle|basePath|docs)\.test/.test(file));
const tests = [...new Set([...testsOf(chosen, all), ...files.filter(file => all.includes(file))])];

const quiet = '--reporter=minimal';
const results = await Promise.all([
  runChecks().then(checks => checks.every(({ passed }) => passed)),
  (async () => {
    const { passed, output } = await run(
      vitest('--project', 'units', '--changed', since, '--passWithNoTests', quiet),
    );
    if (!passed) console.log(`== unit tests failed\n${output}\n`);
    return passed;
  })(),
]);
const { passed, output } = await run(
  vitest(
    ...['house', 'screens', 'platform', 'admin'].flatMap(name => ['--project', name]),
    quiet,
    ...house,
    ...tests,
  ),
);
if (!passed) console.log(`== tests failed\n${output}\n`);

const ok = passed && results.every(Boolean);
const seconds = Math.round((Date.now() - began) / 1000);
console.log(
  `${ok ? 'Passed' : 'Failed'}: ${chosen.join(', ') || 'no area'}, ${tests.length} test files beside units and house, ${seconds} s`,
);
process.exitCode = ok ? 0 : 1;
