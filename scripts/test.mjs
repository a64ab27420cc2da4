import { readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { playwright, run, runChecks, vitest } from './test/tools.mjs';

// npm test runs everything that must pass. `--all` adds the long suites (npm run test:all). A failure stops
// nothing: all failures are listed at the end.
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
rmSync('test-results', { recursive: true, force: true });

/** Failed tests by file and name. */
const failures = [];
const json = path => JSON.parse(readFileSync(path, 'utf8'));
const countStep = (passed, name) => {
  if (!passed) failures.push(name);
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1 };
};

/**
 * Reads the results of a runner. A runner that failed without a failed test, or ran none, counts as one
 * failure.
 */
function countTests(passed, name, read) {
  let counts = { passed: 0, failed: 0 };
  try {
    counts = read();
  } catch {
    // A missing result is counted as a failure below.
  }
  if (counts.failed === 0 && (!passed || counts.passed === 0)) {
    failures.push(`${name}: the runner itself failed`);
    counts.failed = 1;
  }
  return counts;
}

/** Runs projects of Vitest. A skipped test has not passed. */
async function vitestStep(name, projects) {
  const file = `test-results/${name.replaceAll(' ', '-')}.json`;
  const args = projects.flatMap(project => ['--project', project]);
  const reporters = ['--reporter=minimal', '--reporter=json', `--outputFile.json=${file}`];
  const { passed, output } = await run(vitest(...args, ...reporters));
  if (!passed) console.log(output);
  return countTests(passed, name, () => {
    const { numPassedTests, numTotalTests, numFailedTestSuites, testResults } = json(file);
    for (const { name: path, status: fileStatus, message, assertionResults } of testResults) {
      const failed = assertionResults.filter(one => one.status === 'failed');
      for (const one of failed)
        failures.push(`${relative('.', path)}: ${one.fullName}: ${one.failureMessages[0]?.split('\n')[0]}`);
      if (fileStatus === 'failed' && !failed.length)
        failures.push(`${relative('.', path)}: ${message.split('\n')[0]}`);
    }
    return {
      passed: numPassedTests,
      failed: Math.max(numTotalTests - numPassedTests, numFailedTestSuites > 0 ? 1 : 0),
    };
  });
}

const specsOf = suite => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

async function playwrightStep(name, project) {
  const file = `test-results/${project}.json`;
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const { passed, output } = await run(playwright('--project', project, '--reporter=dot,json'), { env });
  if (!passed) console.log(output);
  return countTests(passed, name, () => {
    const { suites, stats } = json(file);
    const { expected, unexpected, flaky, skipped } = stats;
    for (const spec of suites.flatMap(specsOf)) if (!spec.ok) failures.push(`${spec.file}: ${spec.title}`);
    return { passed: expected, failed: unexpected + flaky + skipped };
  });
}

async function build() {
  for (const args of [[], ['--ssr', 'server/main.ts', '--outDir', 'dist/server']]) {
    const { passed, output } = await run(['node_modules/vite/bin/vite.js', 'build', ...args]);
    if (!passed) console.log(output);
    if (!passed) return countStep(false, 'build');
  }
  return countStep(true, 'build');
}

async function check() {
  const results = (await runChecks()).map(({ name, passed }) => countStep(passed, name));
  const sum = key => results.reduce((total, result) => total + result[key], 0);
  return { passed: sum('passed'), failed: sum('failed') };
}

/** Groups of named steps. The steps of a group run in parallel, because each of them waits at times. */
const groups = [
  { checks: check, build },
  {
    tests: () => vitestStep('tests', ['units', 'house', 'admin', 'screens', 'platform']),
    journeys: () => playwrightStep('journeys', 'journeys'),
  },
];
const longGroups = [
  {
    'every endpoint': () => vitestStep('every endpoint', ['every', 'program']),
    'every screen': () => playwrightStep('every screen', 'every'),
  },
  { postgres: () => vitestStep('postgres', ['postgres']) },
];

const total = { passed: 0, failed: 0 };
const startTime = Date.now();

async function runStep([name, step]) {
  const began = Date.now();
  const { passed, failed } = await step();
  total.passed += passed;
  total.failed += failed;
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(
    `${name.padEnd(16)}${`${passed} passed`.padStart(12)}${`${failed} failed`.padStart(11)}${`${seconds} s`.padStart(8)}`,
  );
}

for (const group of process.argv.includes('--all') ? [...groups, ...longGroups] : groups)
  await Promise.all(Object.entries(group).map(runStep));
if (failures.length) console.log(`\n== failed\n${failures.join('\n')}`);
console.log(`\n${Math.round((Date.now() - startTime) / 1000)} s`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed ? 1 : 0;
