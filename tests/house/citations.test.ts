import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const FOLDERS = [
  'src',
  'i18n',
  'mocks',
  'server',
  'openapi',
  'conformance',
  'tests',
  'scripts',
  'build',
  'lint',
];
const files = FOLDERS.flatMap(folder =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.(tsx?|m?js|css|md)$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name).replaceAll('\\', '/')),
).filter(file => file !== 'tests/house/citations.test.ts');
const find = (pattern: RegExp) =>
  files.flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(([whole, ...groups]) => ({ file, whole, groups })),
  );

const headings = (page: string) =>
  [...readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, title]) => title!);

describe('a citation leads to a page of the repository', () => {
  it('each page that a comment names exists', () => {
    const named = find(/\bdocs\/[\w./-]+\.md/g);
    expect(named.length).toBeGreaterThan(150);
    expect(named.filter(({ whole }) => !existsSync(whole))).toEqual([]);
  });

  it('each section of the behaviour that a comment names exists', () => {
    const sections = headings('docs/behaviour.md');
    const named = find(/docs\/behaviour\.md ([12] §\d)(?: ([A-Z][^.,;:()'"`\]]*))?/g);
    expect(named.length).toBeGreaterThan(100);
    const exists = (number: string, title = '') =>
      sections.some(section => `${section} `.startsWith(`${number} ${title.split(' ')[0]}`));
    expect(named.filter(({ groups: [number, title] }) => !exists(number!, title))).toEqual([]);
  });

  it('each section of the API that a comment names exists', () => {
    const sections = headings('docs/contract.md');
    const named = find(/docs\/contract\.md, "([^"]+)"/g);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter(({ groups: [title] }) => !sections.includes(title!))).toEqual([]);
  });

  it('nothing cites a document that the repository does not have', () => {
    expect(find(/\b[Ss]pec(?:ification)? [12]\b|\bdecisions? \d|(?<!docs\/)\bcontract\.md/g)).toEqual([]);
  });
});
