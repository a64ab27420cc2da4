import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { areaOf, areas, testsOf } from '../../scripts/test/areas.mjs';

/** The files below some folders that have one of these endings. */
const files = (folders: string[], endings: RegExp) =>
  folders.flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(file => endings.test(file))
      .map(file => `${folder}/${file.replaceAll('\\', '/')}`),
  );
const tests = files(['tests/screens', 'tests/platform', 'tests/admin'], /\.test\.tsx?$/);

it('gives every file of the code an area, so that test:quick finds its tests', () => {
  const code = files(['src', 'mocks', 'i18n', 'openapi', 'conformance', 'server'], /\.(tsx?|css)$/);
  expect(code.length).toBeGreaterThan(1000);
  expect(code.filter(file => areaOf(file) === undefined)).toEqual([]);
});

it('names tests that are there', () => {
  const lacking = (name: string) =>
    areas[name]!.tests.filter(start => !tests.some(file => file.startsWith(`tests/${start}`)));
  expect(Object.keys(areas).flatMap(lacking)).toEqual([]);
});

it('gives every test of screens and of the platform to an area', () => {
  const given = testsOf(Object.keys(areas), tests);
  const isProgram = (file: string) => /platform\/(running|several|contract)\//.test(file);
  expect(tests.filter(file => !isProgram(file) && !given.includes(file))).toEqual([]);
});

it('finds the area of a file by its name, wherever its room is', () => {
  for (const file of [
    'src/platform/tags.ts',
    'src/resources/tags/TagEdit.tsx',
    'i18n/es/tags.ts',
    'mocks/areas/tags.ts',
  ])
    expect(areaOf(file)).toBe('tags');
});

it.each([
  ['src/resources/applications/users/ApplicationUsers.tsx', 'applicationParts'],
  ['src/resources/users/UserSignIn.tsx', 'sessions'],
  ['src/domain/documents/rules/layers.ts', 'configs'],
  ['src/ui/url/ownParameters.ts', 'lists'],
  ['src/admin/list/List.tsx', 'admin'],
  ['src/ui/theme/tokens.ts', 'shell'],
  ['mocks/areas/members.ts', 'catalogue'],
  ['mocks/db/cycles.ts', 'subscriptions'],
])('is not misled by a name that another area has, too: %s', (file, area) => {
  expect(areaOf(file)).toBe(area);
});
