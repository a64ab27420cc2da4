import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { areaOf, areas, testsOf } from '../../scripts/test/areas.mjs';

/** The files of some folders whose names match `endings`. */
const files = (folders: string[], endings: RegExp) =>
  folders.flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(file => endings.test(file))
      .map(file => `${folder}/${file.replaceAll('\\', '/')}`),
  );
const tests = files(['tests/screens', 'tests/platform', 'tests/admin'], /\.test\.tsx?$/);

it('Every file of the code has an area, so that test:quick finds its tests', () => {
  const code = files(['src', 'mocks', 'i18n', 'openapi', 'conformance', 'server'], /\.(tsx?|css)$/);
  expect(code.length).toBeGreaterThan(1000);
  expect(code.filter(file => areaOf(file) === undefined)).toEqual([]);
});

it('Every area lists tests that exist', () => {
  const lacking = (name: string) =>
    areas[name]!.tests.filter(start => !tests.some(file => file.startsWith(`tests/${start}`)));
  expect(Object.keys(areas).flatMap(lacking)).toEqual([]);
});

it('Every test of screens, the platform and src/admin is in an area', () => {
  const covered = testsOf(Object.keys(areas), tests);
  const isProgram = (file: string) => /platform\/(running|several|contract)\//.test(file);
  expect(tests.filter(file => !isProgram(file) && !covered.includes(file))).toEqual([]);
});

it('The area of a file follows from its name in every room', () => {
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
  ['src/domain/documents/rules/layerConfigRules.ts', 'configs'],
  ['src/ui/url/prefixedParams.ts', 'lists'],
  ['src/admin/list/List.tsx', 'admin'],
  ['src/ui/theme/tokens.ts', 'shell'],
  ['mocks/areas/members.ts', 'catalogue'],
  ['mocks/db/cycles.ts', 'subscriptions'],
])('The file %s has the area %s, although its name matches another area, too', (file, area) => {
  expect(areaOf(file)).toBe(area);
});
