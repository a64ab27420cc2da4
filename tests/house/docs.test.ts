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
const textOf = new Map(pages.map(page => [page, readFileSync(page, 'utf8')]));
const found = (page: string, pattern: RegExp) =>
  [...textOf.get(page)!.matchAll(pattern)].map(([, ...groups]) => groups);
const everywhere = (pattern: RegExp) => pages.flatMap(page => found(page, pattern));

const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

describe('what a page leads to is there', () => {
  /** Headings as links name them. */
  const anchors = (page: string) =>
    [...readFileSync(page, 'utf8').matchAll(/^##* (.+)$/gm)].map(([, title]) =>
      title!
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .replace(/\s/g, '-'),
    );

  it.each(pages)('%s: its links.', page => {
    const links = found(page, /\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g).map(([path, anchor]) => ({
      to: path ? join(dirname(page), path) : page,
      anchor,
    }));
    expect(links.filter(({ to }) => !existsSync(to))).toEqual([]);
    expect(links.filter(({ to, anchor }) => anchor && !anchors(to).includes(anchor))).toEqual([]);
  });

  it.each(pages)('%s: the files and folders that it names.', page => {
    const rooms = readdirSync('.', { withFileTypes: true })
      .filter(one => one.isDirectory() && !/^(node_modules|dist|data|test-results|\..*)$/.test(one.name))
      .map(({ name }) => name);
    const named = found(page, new RegExp(`\`((?:${rooms.join('|')})/[\\w./-]+)\``, 'g')).map(
      ([path]) => path!,
    );
    expect(named.filter(path => !existsSync(path))).toEqual([]);
  });

  it('From the README every page is one step away.', () => {
    expect(pages.slice(1).filter(page => !textOf.get('README.md')!.includes(`](${page})`))).toEqual([]);
  });
});

describe('pictures', () => {
  const shown = pages.flatMap(page =>
    found(page, /!\[([^\]]*)\]\(([^)]+)\)/g).map(([alt, path]) => ({
      alt: alt!,
      path: join(dirname(page), path!).replaceAll('\\', '/'),
    })),
  );

  it('Those that the script takes are there, and are shown; no others are.', () => {
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

  it('Each says in words what it shows.', () => {
    expect(shown.filter(({ alt }) => alt.length < 40)).toEqual([]);
  });

  it('None is over 120 KB, and all together are not over 1.2 MB.', () => {
    const sizes = readdirSync(PICTURES).map(file => statSync(join(PICTURES, file)).size);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(120_000);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(1_200_000);
  });
});

describe('commands', () => {
  const inBlocks = everywhere(/^```sh\n([^]*?)^```/gm).flatMap(([block]) => block!.trim().split(/\n| && /));
  const inSentences = everywhere(/`((?:npm|npx|node) [^`]+)`/g).map(([command]) => command!);
  const said = [...new Set([...inBlocks, ...inSentences])];

  it('Of each it is said how it is tried.', () => {
    expect(said.filter(command => !commands[command])).toEqual([]);
    expect(Object.keys(commands).filter(command => !said.includes(command))).toEqual([]);
  });

  it('What another place runs is run there.', () => {
    const absent = Object.entries(commands).filter(
      ([, tried]) => 'by' in tried && !readFileSync(tried.by[0], 'utf8').includes(tried.by[1]),
    );
    expect(absent).toEqual([]);
  });

  it('What npm is asked to run is a script of package.json; each of them is described.', () => {
    const asked = said
      .flatMap(command => /npm (?:run )?([\w:]+)/.exec(command)?.[1] ?? [])
      .filter(name => name !== 'ci');
    expect([...new Set(asked)].sort()).toEqual(Object.keys(json('package.json').scripts).sort());
  });

  it('They stand in blocks of sh alone; other blocks are drawings.', () => {
    expect(everywhere(/^( {4}(?:npm|npx|node|docker) .*)$/gm)).toEqual([]);
    expect(
      everywhere(/^```(.+)$/gm)
        .flat()
        .filter(kind => kind !== 'sh' && kind !== 'mermaid'),
    ).toEqual([]);
  });
});

describe('settings', () => {
  /** The system's own, and one that the scripts tell each other. */
  const NOT_OURS = ['PATH', 'NODE_ENV', 'STAND_IN'];
  const files = ['server', 'mocks', 'scripts', 'conformance', 'openapi', 'build', 'tests/bench']
    .flatMap(folder =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(file => join(folder, file)),
    )
    .filter(file => /\.(ts|mjs)$/.test(file));
  const READ = /\benv\.([A-Z][A-Z_]+)\b|\([^()']*\benv\b[^()']*, '([A-Z_]+)'/g;

  it('Every environment variable that is read stands in a table, in one alone, and no other does.', () => {
    const read = [...files, 'vite.config.ts', 'playwright.config.ts', 'tests/real/folder.ts'].flatMap(file =>
      [...readFileSync(file, 'utf8').matchAll(READ)].map(([, one, other]) => (one ?? other)!),
    );
    const tables = everywhere(
      /^\| name +\| default +\| (?:meaning)? +\|\n\|[-| ]+\|\n((?:\|.*\n)+)/gm,
    ).flatMap(([rows]) => [...rows!.matchAll(/^\| `([A-Z_]+)` +\|/gm)].map(([, name]) => name!));
    expect(tables.toSorted()).toEqual([...new Set(read)].filter(name => !NOT_OURS.includes(name)).sort());
  });
});

it('The drawing of the rooms shows what the linter allows.', () => {
  const drawing = /```mermaid\n([\s\S]*?)```/.exec(textOf.get('docs/code.md')!)![1]!;
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
