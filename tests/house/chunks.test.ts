import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pathMatcher } from '../../build/chunks/pathMatcher.ts';

const modules = import.meta.glob<object>('../../build/chunks/paths/*.ts', { eager: true });
const isList = (value: unknown): value is string[] => Array.isArray(value);
/** Every list with its name, those in an object as well. */
const lists = Object.values(modules)
  .flatMap(module => Object.entries(module))
  .flatMap(([name, value]): [string, unknown][] =>
    isList(value) ? [[name, value]] : Object.entries(value as object),
  )
  .filter((list): list is [string, string[]] => isList(list[1]));

const folders = ['src', 'i18n', 'build'];
const files = folders.flatMap(folder =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).replaceAll('\\', '/')),
);
/** The files at a path; of a package, the path itself if it exists. */
const at = (path: string) =>
  folders.includes(path.split('/')[0]!)
    ? files.filter(pathMatcher([path]))
    : [`/node_modules/${path}`].filter(file => existsSync(`.${file}`));
const bare = (path: string) => path.replace('!', '');

it('finds the lists', () => {
  expect(lists.length).toBeGreaterThan(20);
  expect(lists.flatMap(([, paths]) => paths).length).toBeGreaterThan(200);
});

it('each path in a list of the build is the path of a file or folder that exists', () => {
  const dead = lists.flatMap(([name, paths]) =>
    paths.filter(path => at(bare(path)).length === 0).map(path => `${name}: ${path}`),
  );
  expect(dead).toEqual([]);
});

it('each path that a list leaves out is one that the paths before it take', () => {
  const needless = lists.flatMap(([name, paths]) =>
    paths
      .filter(
        (path, index) => path.startsWith('!') && !at(bare(path)).some(pathMatcher(paths.slice(0, index))),
      )
      .map(path => `${name}: ${path}`),
  );
  expect(needless).toEqual([]);
});

it('no list has a path twice', () => {
  const twice = lists.flatMap(([name, paths]) =>
    paths.filter((path, index) => paths.indexOf(path) !== index).map(path => `${name}: ${path}`),
  );
  expect(twice).toEqual([]);
});

it.each([
  [['src/ui/url/'], 'src/ui/url/ownParameters.ts', true],
  [['src/ui/url/'], 'src/ui/urls.ts', false],
  [['src/App.tsx'], '/any/checkout/node_modules/src/App.tsx', true],
  [['src/**/*List.tsx'], 'src/resources/tags/TagList.tsx', true],
  [['src/**/*List.tsx'], 'src/List.tsx', true],
  [['src/ui/Facts.*'], 'src/ui/Facts.module.css', true],
  [['src/ui/*.ts'], 'src/ui/url/ownParameters.ts', false],
  [['src/ui/', '!src/ui/url/'], 'src/ui/url/ownParameters.ts', false],
  [['src/ui/', '!src/ui/url/', 'src/ui/url/own*'], 'src/ui/url/ownParameters.ts', true],
])('%j: whether %s is among them is %s', (paths, id, isIn) => expect(pathMatcher(paths)(id)).toBe(isIn));
