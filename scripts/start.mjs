import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { basePath } from '../build/basePath.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
const server = join(root, 'dist/server/main.js');
const SOURCES = [
  'src',
  'i18n',
  'openapi',
  'mocks',
  'server',
  'public',
  'index.html',
  'build',
  'vite.config.ts',
  'package-lock.json',
];

/** The time of the newest file at or below a path. */
const newest = path => {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return readdirSync(path).reduce((latest, name) => Math.max(latest, newest(join(path, name))), stat.mtimeMs);
};

let base;
try {
  base = basePath();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const isCurrent = () => {
  if (!existsSync(server) || !existsSync('dist/client/index.html')) return false;
  const built = Math.min(statSync(server).mtimeMs, statSync('dist/client/index.html').mtimeMs);
  if (!readFileSync('dist/client/index.html', 'utf8').includes(` src="${base}assets/`)) return false;
  return SOURCES.every(path => !existsSync(path) || newest(path) <= built);
};

if (!isCurrent()) {
  console.log('Building the console; this takes up to a minute, and again only after a change…');
  const built = spawnSync('npm', ['run', 'build', '--silent'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (built.status !== 0) {
    console.error('The build failed: run npm run build to see why.');
    process.exit(1);
  }
}
await import(pathToFileURL(server).href);
