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
const findCitations = (pattern: RegExp) =>
  files.flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(([citation, ...groups]) => ({
      file,
      citation,
      groups,
    })),
  );

const headings = (page: string) =>
  [...readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, title]) => title!);

describe('citations of documents', () => {
  it('each page of docs that a comment cites exists', () => {
    const named = findCitations(/\bdocs\/[\w./-]+\.md/g);
    expect(named.length).toBeGreaterThan(150);
    expect(named.filter(({ citation }) => !existsSync(citation))).toEqual([]);
  });

  it('each section of docs/behaviour.md that a comment cites exists', () => {
    const sections = headings('docs/behaviour.md');
    const named = findCitations(/docs\/behaviour\.md ([12] §\d)(?: ([A-Z][^.,;:()'"`\]]*))?/g);
    expect(named.length).toBeGreaterThan(100);
    const exists = (number: string, title = '') =>
      sections.some(section => `${section} `.startsWith(`${number} ${title.split(' ')[0]}`));
    expect(named.filter(({ groups: [number, title] }) => !exists(number!, title))).toEqual([]);
  });

  it('each section of docs/contract.md that a comment cites exists', () => {
    const sections = headings('docs/contract.md');
    const named = findCitations(/docs\/contract\.md, "([^"]+)"/g);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter(({ groups: [title] }) => !sections.includes(title!))).toEqual([]);
  });

  it('no comment cites a document outside the repository', () => {
    expect(
      findCitations(/\b[Ss]pec(?:ification)? [12]\b|\bdecisions? \d|(?<!docs\/)\bcontract\.md/g),
    ).toEqual([]);
  });
});
