import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What git tracks; nothing where there is no git, or no repository of it. */
function trackedByGit(): string[] {
  try {
    return execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\0')
      .filter(file => file && existsSync(file));
  } catch {
    return [];
  }
}

const ignored = readFileSync('.gitignore', 'utf8')
  .trim()
  .split('\n')
  .map(name => name.replace(/\/$/, ''));
const isIgnored = (name: string) =>
  name === '.git' || ignored.some(one => (one.startsWith('*') ? name.endsWith(one.slice(1)) : name === one));

/** The same from an unpacked archive: every file whose name is not ignored. */
const filesBelow = (folder: string): string[] =>
  readdirSync(folder || '.', { withFileTypes: true })
    .filter(({ name }) => !isIgnored(name))
    .flatMap(entry => (entry.isDirectory() ? filesBelow(`${folder}${entry.name}/`) : [folder + entry.name]));

const byGit = trackedByGit();
const tracked = byGit.includes('package.json') ? byGit : filesBelow('');
const texts = tracked.filter(file => /\.(tsx?|mjs|json|md|css|html|sql|svg)$|^\.ci\//.test(file));

const found = (pattern: RegExp, files = texts) =>
  files.flatMap(file =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1}`] : [])),
  );

it('No file names the machine it was written on.', () => {
  expect(found(/(^|["'`\s=(])\/(work|root|home|Users)\/[\w.]/)).toEqual([]);
});

it('No file names a package registry.', () => {
  expect(found(/\bhttps?:\/\/[\w.-]*\b(registry|npm\w*|debian|pypi\w*)\b/)).toEqual([]);
  expect(found(/"resolved": "https?:/, ['package-lock.json'])).toEqual([]);
});

it('No test is left out or run alone.', () => {
  const left = new RegExp(
    String.raw`\b(it|test|describe)\.(${['only', 'skip', 'todo', 'fixme'].join('|')})\b`,
  );
  expect(
    found(
      left,
      tracked.filter(file => /^tests\/.*\.ts$/.test(file)),
    ),
  ).toEqual([]);
});

it('Types are cast past the compiler in five places at most, outside of tests.', () => {
  const places = found(
    /\bas (never|unknown as)\b/,
    texts.filter(file => /\.tsx?$/.test(file) && !file.startsWith('tests/')),
  );
  expect(places.slice(5)).toEqual([]);
});

it('Files are small: none over 600 lines.', () => {
  const sources = tracked.filter(file =>
    /^(src|i18n|openapi|conformance|mocks|server|scripts|tests)\/.*\.(tsx?|mjs|css)$/.test(file),
  );
  const lines = (file: string) => readFileSync(file, 'utf8').split('\n').length;
  expect(sources.filter(file => lines(file) > 600)).toEqual([]);
});

it('keeps things on the device, and values outside React, in src/storage only', () => {
  const own = /\b(local|session)Storage\b|\bindexedDB\b|\blisteners = new Set<\(\) => void>/;
  const elsewhere = tracked.filter(
    file =>
      /^(src|i18n)\/.*\.tsx?$/.test(file) &&
      !file.startsWith('src/storage/') &&
      own.test(readFileSync(file, 'utf8')),
  );
  expect(elsewhere).toEqual([]);
});
