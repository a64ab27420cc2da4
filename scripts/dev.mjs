import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { basePath } from '../build/basePath.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const { readSettings } = await tsImport('../server/settings.ts', import.meta.url);
try {
  basePath();
  readSettings(process.env, process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject).listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(String(port)));
    });
  });

/** The URL of the platform for Vite's dev server; vite.config.ts reads the same variable. */
const platformUrl = process.env.PLATFORM_URL ?? `http://127.0.0.1:${await freePort()}`;
const children = [];
const run = (args, env) => {
  const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  child.on('exit', code => stopAll(code ?? 0));
  children.push(child);
};
let stopping = false;
const stopAll = code => {
  if (stopping) return;
  stopping = true;
  const ended = children
    .filter(child => child.exitCode === null)
    .map(child => new Promise(resolve => child.once('exit', resolve)));
  for (const child of children) child.kill('SIGTERM');
  // The platform finishes calls in flight for up to 5 s.
  setTimeout(() => process.exit(code), 8_000).unref();
  void Promise.all(ended).then(() => process.exit(code));
};
process.on('SIGINT', () => stopAll(0));
process.on('SIGTERM', () => stopAll(0));

/** Waits for the platform, which the dev server's first page needs. */
const waitForPlatform = async () => {
  while (
    !stopping &&
    !(await fetch(platformUrl).then(
      () => true,
      () => false,
    ))
  )
    await new Promise(resolve => setTimeout(resolve, 200));
};

if (!process.env.PLATFORM_URL) {
  // Only Vite may be reachable from other machines.
  run(['--watch', '--watch-preserve-output', '--import', 'tsx', 'server/main.ts', ...process.argv.slice(2)], {
    HOST: '127.0.0.1',
    PORT: new URL(platformUrl).port,
  });
  await waitForPlatform();
}
if (!stopping)
  run(
    [
      'node_modules/vite/bin/vite.js',
      '--host',
      process.env.HOST ?? '127.0.0.1',
      '--port',
      process.env.PORT ?? '3000',
    ],
    { DEV_PLATFORM_URL: platformUrl },
  );
