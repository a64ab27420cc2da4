import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const sources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.(tsx?|mjs)$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name).replaceAll('\\', '/'));

/** The files and folders that are about tags alone. */
const own =
  /^src\/(platform|activity\/actions)\/tags\.ts$|^src\/resources\/tags\/|^i18n\/\w+\/tags\.ts$|^mocks\/(areas\/tags|db\/seededTags|db\/tables\/tags)\.ts$/;
/** It has a property of OpenAPI that is called so. */
const another = 'openapi/document.ts';

it('Tags, the model of a resource, are named in these places beside their own files.', () => {
  const naming = ['src', 'i18n', 'mocks', 'openapi', 'conformance']
    .flatMap(sources)
    .filter(
      file =>
        !own.test(file) &&
        file !== another &&
        /\b(tags|tagsArea|tagId|TAGS|seedTags)\b/m.test(readFileSync(file, 'utf8')),
    );
  expect(naming.toSorted()).toEqual([
    // The registries of the texts, and its name.
    'i18n/en/index.ts',
    'i18n/en/resources.ts',
    'i18n/es/resources.ts',
    // Its record in the stand-in: the replies to its calls, and its rows.
    'mocks/areas/index.ts',
    // Its section of the specification, and the names of its schemas.
    'openapi/areas.ts',
    // The tables that the compiler asks to be filled.
    'src/platform/index.ts',
    'src/platform/resources.ts',
    'src/resources/index.ts',
  ]);
});

it('No test or script lists the resources or the files of a folder: a new one is found', () => {
  const files = ['tests', 'scripts'].flatMap(sources).filter(file => file !== 'tests/house/places.test.ts');
  /** As the name of a resource, as a key, or as the address of its list. */
  const names = (name: string) => new RegExp(String.raw`(['"\`])/?${name}\1|^\s+${name}: `, 'm');
  const models = ['roles', 'tags', 'purposes', 'toolgroups'].map(names);
  const listsResources = (text: string) => models.every(model => model.test(text));
  /** Most files of a folder, by their imports. */
  const listsFolder = (file: string, text: string) => {
    const imported = [...text.matchAll(/^import .* from '(\.[^']*)\/[^/']+';$/gm)].map(([, folder]) =>
      join(dirname(file), folder!),
    );
    return [...new Set(imported)].some(folder => {
      const there = readdirSync(folder).filter(name => /\.tsx?$/.test(name)).length;
      return there > 5 && imported.filter(one => one === folder).length > 0.8 * there;
    });
  };
  const listing = files.filter(file => {
    const text = readFileSync(file, 'utf8');
    return listsResources(text) || listsFolder(file, text);
  });
  expect(listing).toEqual([]);
});
