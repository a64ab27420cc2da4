import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rooms } from '../../lint/rooms.mjs';
import { pictures } from '../../scripts/pictures/pictures.mjs';
import { commands } from './commands.ts';

const PICTURES = 'docs/pictures';
const pages = [
  'README.md',
  ...readdirSync('docs')
    .filter(file => file.endsWith('.md'))
    .map(file => `docs/${file}`),
];
const pageTexts = new Map(pages.map(page => [page, readFileSync(page, 'utf8')]));
const matchGroups = (page: string, pattern: RegExp) =>
  [...pageTexts.get(page)!.matchAll(pattern)].map(([, ...groups]) => groups);
const matchAllPages = (pattern: RegExp) => pages.flatMap(page => matchGroups(page, pattern));

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

describe('links and paths in pages', () => {
  /** The headings of a page, as fragments of links. */
  const anchors = (page: string) =>
    [...readFileSync(page, 'utf8').matchAll(/^##* (.+)$/gm)].map(([, title]) =>
      title!
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .replace(/\s/g, '-'),
    );

  it.each(pages)('Every link in %s leads to an existing page and heading', page => {
    const links = matchGroups(page, /\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g).map(([path, anchor]) => ({
      to: path ? join(dirname(page), path) : page,
      anchor,
    }));
    expect(links.filter(({ to }) => !existsSync(to))).toEqual([]);
    expect(links.filter(({ to, anchor }) => anchor && !anchors(to).includes(anchor))).toEqual([]);
  });

  it.each(pages)('Every file and folder that %s mentions exists', page => {
    const rooms = readdirSync('.', { withFileTypes: true })
      .filter(one => one.isDirectory() && !/^(node_modules|dist|data|test-results|\..*)$/.test(one.name))
      .map(({ name }) => name);
    const named = matchGroups(page, new RegExp(`\`((?:${rooms.join('|')})/[\\w./-]+)\``, 'g')).map(
      ([path]) => path!,
    );
    expect(named.filter(path => !existsSync(path))).toEqual([]);
  });

  it('The README links to every page', () => {
    expect(pages.slice(1).filter(page => !pageTexts.get('README.md')!.includes(`](${page})`))).toEqual([]);
  });
});

describe('pictures of the documentation', () => {
  const shown = pages.flatMap(page =>
    matchGroups(page, /!\[([^\]]*)\]\(([^)]+)\)/g).map(([alt, path]) => ({
      alt: alt!,
      path: join(dirname(page), path!).replaceAll('\\', '/'),
    })),
  );

  it('docs/pictures has exactly the pictures that the script takes and the pages show', () => {
    const taken = Object.keys(pictures)
      .map(name => `${PICTURES}/${name}.png`)
      .sort();
    expect(
      readdirSync(PICTURES)
        .map(file => `${PICTURES}/${file}`)
        .sort(),
    ).toEqual(taken);
    expect([...new Set(shown.map(({ path }) => path))].sort()).toEqual(taken);
  });

  it('Each picture has an alternative text of at least 40 characters', () => {
    expect(shown.filter(({ alt }) => alt.length < 40)).toEqual([]);
  });

  it('No picture exceeds 120 KB, and all pictures together do not exceed 1.2 MB', () => {
    const sizes = readdirSync(PICTURES).map(file => statSync(join(PICTURES, file)).size);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(120_000);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(1_200_000);
  });
});

describe('commands in the documentation', () => {
  const inBlocks = matchAllPages(/^```sh\n([^]*?)^```/gm).flatMap(([block]) =>
    block!.trim().split(/\n| && /),
  );
  const inSentences = matchAllPages(/`((?:npm|npx|node) [^`]+)`/g).map(([command]) => command!);
  const documented = [...new Set([...inBlocks, ...inSentences])];

  it('tests/house/commands.ts lists every command of the documentation, and no others', () => {
    expect(documented.filter(command => !commands[command])).toEqual([]);
    expect(Object.keys(commands).filter(command => !documented.includes(command))).toEqual([]);
  });

  it('A command that another file runs is in that file', () => {
    const absent = Object.entries(commands).filter(
      ([, tried]) => 'by' in tried && !readFileSync(tried.by[0], 'utf8').includes(tried.by[1]),
    );
    expect(absent).toEqual([]);
  });

  it('the documentation describes every script of package.json, and no others', () => {
    const scripts = documented
      .flatMap(command => /npm (?:run )?([\w:]+)/.exec(command)?.[1] ?? [])
      .filter(name => name !== 'ci');
    expect([...new Set(scripts)].sort()).toEqual(Object.keys(readJson('package.json').scripts).sort());
  });

  it('Commands are in blocks of sh, and all other blocks are mermaid drawings', () => {
    expect(matchAllPages(/^( {4}(?:npm|npx|node|docker) .*)$/gm)).toEqual([]);
    expect(
      matchAllPages(/^```(.+)$/gm)
        .flat()
        .filter(kind => kind !== 'sh' && kind !== 'mermaid'),
    ).toEqual([]);
  });
});

describe('environment variables', () => {
  /** Variables of the system, and one that scripts pass to each other. */
  const NOT_OURS = ['PATH', 'NODE_ENV', 'DEV_PLATFORM_URL'];
  const files = ['server', 'mocks', 'scripts', 'conformance', 'openapi', 'build', 'tests/bench']
    .flatMap(folder =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(file => join(folder, file)),
    )
    .filter(file => /\.(ts|mjs)$/.test(file));
  const READ = /\benv\.([A-Z][A-Z_]+)\b|\([^()']*\benv\b[^()']*, '([A-Z_]+)'/g;

  it('every environment variable that code reads is in exactly one table of the documentation', () => {
    const read = [...files, 'vite.config.ts', 'playwright.config.ts', 'tests/real/folder.ts'].flatMap(file =>
      [...readFileSync(file, 'utf8').matchAll(READ)].map(([, one, other]) => (one ?? other)!),
    );
    const tables = matchAllPages(
      /^\| name +\| default +\| (?:meaning)? +\|\n\|[-| ]+\|\n((?:\|.*\n)+)/gm,
    ).flatMap(([rows]) => [...rows!.matchAll(/^\| `([A-Z_]+)` +\|/gm)].map(([, name]) => name!));
    expect(tables.toSorted()).toEqual([...new Set(read)].filter(name => !NOT_OURS.includes(name)).sort());
  });
});

it('the drawing of the folders in docs/code.md shows the imports that the linter allows', () => {
  const drawing = /```mermaid\n([\s\S]*?)```/.exec(pageTexts.get('docs/code.md')!)![1]!;
  const labels = new Map([...drawing.matchAll(/(\w+)\["([^"]+)"\]/g)].map(([, id, label]) => [id!, label!]));
  const names = (side: string) =>
    side.split('&').map(one => {
      const id = one.trim().replace(/\[.*/, '');
      return labels.get(id) ?? id;
    });
  const arrows = new Map<string, string[]>();
  for (const line of drawing.split('\n').filter(line => line.includes('-->'))) {
    const [from = [], to = []] = line.split('-->').map(names);
    for (const room of from) arrows.set(room, [...(arrows.get(room) ?? []), ...to]);
  }
  const reached = (room: string): string[] =>
    (arrows.get(room) ?? []).flatMap(next => [next, ...reached(next)]);
  const drawn = Object.keys(rooms).map(room => [room, [...new Set(reached(room))].sort()]);
  const allowed = Object.entries(rooms).map(([room, may]) => [
    room,
    may.filter((other: string) => other !== 'i18n').sort(),
  ]);
  expect(drawn).toEqual(allowed);
});
