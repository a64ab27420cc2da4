import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The files that git tracks, or an empty array outside a git repository. */
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

/** The files of an unpacked archive that .gitignore does not ignore. */
const filesBelow = (folder: string): string[] =>
  readdirSync(folder || '.', { withFileTypes: true })
    .filter(({ name }) => !isIgnored(name))
    .flatMap(entry => (entry.isDirectory() ? filesBelow(`${folder}${entry.name}/`) : [folder + entry.name]));

const gitFiles = trackedByGit();
const tracked = gitFiles.includes('package.json') ? gitFiles : filesBelow('');
const texts = tracked.filter(file => /\.(tsx?|mjs|json|md|css|html|sql|svg)$|^\.ci\//.test(file));

const matchingLines = (pattern: RegExp, files = texts) =>
  files.flatMap(file =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1}`] : [])),
  );

it('No file contains a path of the machine where it was written', () => {
  expect(matchingLines(/(^|["'`\s=(])\/(work|root|home|Users)\/[\w.]/)).toEqual([]);
});

it('No file contains the URL of a package registry', () => {
  expect(matchingLines(/\bhttps?:\/\/[\w.-]*\b(registry|npm\w*|debian|pypi\w*)\b/)).toEqual([]);
  expect(matchingLines(/"resolved": "https?:/, ['package-lock.json'])).toEqual([]);
});

it('No test is skipped or run alone', () => {
  const modifier = new RegExp(
    String.raw`\b(it|test|describe)\.(${['only', 'skip', 'todo', 'fixme'].join('|')})\b`,
  );
  expect(
    matchingLines(
      modifier,
      tracked.filter(file => /^(tests|src\/editors\/tests)\/.*\.tsx?$/.test(file)),
    ),
  ).toEqual([]);
});

it('The code outside of tests has at most five casts through unknown or to never', () => {
  const casts = matchingLines(
    /\bas (never|unknown as)\b/,
    texts.filter(file => /\.tsx?$/.test(file) && !file.startsWith('tests/')),
  );
  expect(casts.slice(5)).toEqual([]);
});

// size.test.ts has a limit for the modules and style sheets of src.
it.each([
  ['test file', 450, /^(tests|src\/editors\/tests)\//],
  ['other source file', 600, /^(i18n|openapi|conformance|mocks|server|scripts|build|lint)\//],
])('No %s has more than %d lines', (_, maxLines, folder) => {
  const files = tracked.filter(file => folder.test(file) && /\.(tsx?|mjs|css)$/.test(file));
  const lines = (file: string) => readFileSync(file, 'utf8').split('\n').length - 1;
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter(file => lines(file) > maxLines)).toEqual([]);
});

it('Only src/storage uses browser storage and keeps values outside React', () => {
  const storageUse = /\b(local|session)Storage\b|\bindexedDB\b|\blisteners = new Set<\(\) => void>/;
  const elsewhere = tracked.filter(
    file =>
      /^(src|i18n)\/.*\.tsx?$/.test(file) &&
      !file.startsWith('src/storage/') &&
      storageUse.test(readFileSync(file, 'utf8')),
  );
  expect(elsewhere).toEqual([]);
});
