import { spawn } from 'node:child_process';

/** Runs a Node program. Returns whether it passed, and its output. */
export function run(args, { env = {} } = {}) {
  return new Promise(resolve => {
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', text => (output += text));
    child.once('close', code => resolve({ passed: code === 0, output: output.trim() }));
  });
}

/** The checks that do not run the product, by their name in the summary. */
export const checks = {
  types: ['node_modules/typescript/bin/tsc', '--noEmit'],
  lint: ['node_modules/oxlint/bin/oxlint', '-c', 'lint/oxlint.config.mjs', '--deny-warnings'],
  styles: [
    'node_modules/stylelint/bin/stylelint.mjs',
    '--config',
    'lint/stylelint.config.mjs',
    '--max-warnings',
    '0',
    'src/**/*.css',
  ],
  format: ['node_modules/prettier/bin/prettier.cjs', '--check', '--cache', '--log-level', 'warn', '.'],
};

/** Runs all checks in parallel and prints those that failed. Returns the result of each. */
export async function runChecks() {
  return Promise.all(
    Object.entries(checks).map(async ([name, args]) => {
      const { passed, output } = await run(args);
      if (!passed) console.log(`== ${name} failed\n${output}\n`);
      return { name, passed };
    }),
  );
}

export const vitest = (...args) => ['node_modules/vitest/vitest.mjs', 'run', ...args];
export const playwright = (...args) => ['node_modules/@playwright/test/cli.js', 'test', ...args];
