import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

// Everything that must hold, in one command. Nothing stops the rest: what fails is known at the end, all of it.
process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const RESULTS = {
  vitest: 'test-results/vitest.json',
  playwright: 'test-results/e2e.json',
  endpoints: 'test-results/endpoints.json',
};
rmSync('test-results', { recursive: true, force: true });

const run = args => spawnSync(process.execPath, args, { stdio: 'inherit' }).status === 0;
const once = passed => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1 });

/** What a runner wrote of its tests. A runner that failed without a failed test, or ran none, failed itself. */
function counted(passed, read) {
  let counts = { passed: 0, failed: 0 };
  try {
    counts = read();
  } catch {
    // It did not come to writing: counted as failed below.
  }
  if (counts.failed === 0 && (!passed || counts.passed === 0)) counts.failed = 1;
  return counts;
}
const json = path => JSON.parse(readFileSync(path, 'utf8'));

/** How many tests of the sweep (every call × every way of failing) passed, of how many. */
const sweep = { passed: 0, all: 0 };

/** How many of the documented calls the browser's journeys asked, of how many. */
const endpoints = { asked: 0, all: 0 };

/** Every test that failed, by its file and name; told once more at the very end. */
const broken = [];
const specsOf = suite => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

const steps = {
  types: () => once(run(['node_modules/typescript/bin/tsc', '--noEmit'])),
  lint: () => once(run(['node_modules/oxlint/bin/oxlint', '-c', 'oxlint.config.mjs', '--deny-warnings'])),
  vitest: () =>
    counted(
      run([
        'node_modules/vitest/vitest.mjs',
        'run',
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${RESULTS.vitest}`,
      ]),
      () => {
        const { numPassedTests, numTotalTests, numFailedTestSuites, testResults } = json(RESULTS.vitest);
        for (const { name, status, message, assertionResults } of testResults) {
          const failed = assertionResults.filter(one => one.status === 'failed');
          if (/[\\/]sweep\w*\.test\.tsx$/.test(name)) {
            sweep.passed += assertionResults.filter(one => one.status === 'passed').length;
            sweep.all += assertionResults.length;
          }
          for (const one of failed)
            broken.push(`${relative('.', name)}: ${one.fullName}: ${one.failureMessages[0]?.split('\n')[0]}`);
          if (status === 'failed' && !failed.length)
            broken.push(`${relative('.', name)}: ${message.split('\n')[0]}`);
        }
        // A test that was left out has not passed.
        return {
          passed: numPassedTests,
          failed: Math.max(numTotalTests - numPassedTests, numFailedTestSuites > 0 ? 1 : 0),
        };
      },
    ),
  build: () =>
    once(
      spawnSync('npm', ['run', 'build', '--silent'], {
        stdio: ['ignore', 'ignore', 'inherit'],
        shell: process.platform === 'win32',
      }).status === 0,
    ),
  'end to end': () =>
    counted(run(['node_modules/@playwright/test/cli.js', 'test']), () => {
      const { suites, stats } = json(RESULTS.playwright);
      const { expected, unexpected, flaky, skipped } = stats;
      broken.push(
        ...suites
          .flatMap(specsOf)
          .filter(spec => !spec.ok)
          .map(spec => `${spec.file}: ${spec.title}`),
      );
      return { passed: expected, failed: unexpected + flaky + skipped };
    }),
  endpoints: () =>
    counted(true, () => {
      const { missing, ...counts } = json(RESULTS.endpoints);
      Object.assign(endpoints, counts);
      broken.push(...missing.map(route => `${route} is asked by no journey`));
      return once(!missing.length);
    }),
};

const total = { passed: 0, failed: 0 };
const summary = [];
for (const [name, step] of Object.entries(steps)) {
  console.log(`\n== ${name}`);
  const began = Date.now();
  const { passed, failed } = step();
  total.passed += passed;
  total.failed += failed;
  summary.push(
    `${name.padEnd(12)}${String(passed).padStart(6)} passed${String(failed).padStart(6)} failed${String(Math.round((Date.now() - began) / 1000)).padStart(6)} s`,
  );
}
if (broken.length) console.log(`\n== failed\n${broken.join('\n')}`);
console.log(`\n${summary.join('\n')}\n`);
console.log(`sweep ${sweep.passed} of ${sweep.all}`);
console.log(`endpoints ${endpoints.asked} of ${endpoints.all}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed ? 1 : 0;
