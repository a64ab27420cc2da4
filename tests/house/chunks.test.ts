import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pathMatcher } from '../../build/chunks/pathMatcher.ts';

const modules = import.meta.glob<object>('../../build/chunks/paths/*.ts', { eager: true });
const isList = (value: unknown): value is string[] => Array.isArray(value);
/** Every list with its name, also lists in an object. */
const lists = Object.values(modules)
  .flatMap(exported => Object.entries(exported))
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
/** The files that a path matches; for a package, its folder if it exists. */
const matchingFiles = (path: string) =>
  folders.includes(path.split('/')[0]!)
    ? files.filter(pathMatcher([path]))
    : [`/node_modules/${path}`].filter(file => existsSync(`.${file}`));
const withoutNegation = (path: string) => path.replace('!', '');

it('the check of chunk paths finds the lists of build/chunks/paths', () => {
  expect(lists.length).toBeGreaterThan(20);
  expect(lists.flatMap(([, paths]) => paths).length).toBeGreaterThan(200);
});

it('Each path in build/chunks/paths leads to a file or folder that exists', () => {
  const dead = lists.flatMap(([name, paths]) =>
    paths.filter(path => matchingFiles(withoutNegation(path)).length === 0).map(path => `${name}: ${path}`),
  );
  expect(dead).toEqual([]);
});

it('Each path that a list excludes is matched by the paths before it', () => {
  const needless = lists.flatMap(([name, paths]) =>
    paths
      .filter(
        (path, index) =>
          path.startsWith('!') &&
          !matchingFiles(withoutNegation(path)).some(pathMatcher(paths.slice(0, index))),
      )
      .map(path => `${name}: ${path}`),
  );
  expect(needless).toEqual([]);
});

it('No list in build/chunks/paths has a path twice', () => {
  const twice = lists.flatMap(([name, paths]) =>
    paths.filter((path, index) => paths.indexOf(path) !== index).map(path => `${name}: ${path}`),
  );
  expect(twice).toEqual([]);
});

it.each([
  [['src/ui/url/'], 'src/ui/url/prefixedParams.ts', true],
  [['src/ui/url/'], 'src/ui/urls.ts', false],
  [['src/App.tsx'], '/any/checkout/node_modules/src/App.tsx', true],
  [['src/**/*List.tsx'], 'src/resources/tags/TagList.tsx', true],
  [['src/**/*List.tsx'], 'src/List.tsx', true],
  [['src/ui/Facts.*'], 'src/ui/Facts.module.css', true],
  [['src/ui/*.ts'], 'src/ui/url/prefixedParams.ts', false],
  [['src/ui/', '!src/ui/url/'], 'src/ui/url/prefixedParams.ts', false],
  [['src/ui/', '!src/ui/url/', 'src/ui/url/prefixed*'], 'src/ui/url/prefixedParams.ts', true],
])('The paths %j match %s: %s', (paths, id, isIn) => expect(pathMatcher(paths)(id)).toBe(isIn));
