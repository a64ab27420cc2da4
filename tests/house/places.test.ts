import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const sources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.(tsx?|mjs)$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name).replaceAll('\\', '/'));

/** The files and folders that contain only tags. */
const tagFiles =
  /^src\/(platform|activity\/actions)\/tags\.ts$|^src\/resources\/tags\/|^i18n\/\w+\/tags\.ts$|^mocks\/(areas\/tags|db\/seededTags|db\/tables\/tags)\.ts$/;
/** OpenAPI has a property `tags`. */
const openApiDocument = 'openapi/document.ts';

it('only the listed shared files mention tags, the model of a resource', () => {
  const naming = ['src', 'i18n', 'mocks', 'openapi', 'conformance']
    .flatMap(sources)
    .filter(
      file =>
        !tagFiles.test(file) &&
        file !== openApiDocument &&
        /\b(tags|tagsArea|tagId|TAGS|seedTags)\b/m.test(readFileSync(file, 'utf8')),
    );
  expect(naming.toSorted()).toEqual([
    // The types of the texts, and the name of the resource.
    'i18n/en/index.ts',
    'i18n/en/resources.ts',
    'i18n/es/resources.ts',
    // The replies and demo data of the stand-in platform.
    'mocks/areas/index.ts',
    // The section of the specification, and the names of the schemas.
    'openapi/areas.ts',
    // Tables whose types require an entry of every resource.
    'src/platform/index.ts',
    'src/platform/resources.ts',
    'src/resources/index.ts',
  ]);
});

it('no test or script lists all resources or all files of a folder', () => {
  const files = ['tests', 'scripts'].flatMap(sources).filter(file => file !== 'tests/house/places.test.ts');
  /** Matches the name of a resource, a key, or the URL of its list. */
  const names = (name: string) => new RegExp(String.raw`(['"\`])/?${name}\1|^\s+${name}: `, 'm');
  const models = ['roles', 'tags', 'purposes', 'toolgroups'].map(names);
  const listsResources = (text: string) => models.every(model => model.test(text));
  /** Whether a file imports most files of a folder. */
  const listsFolder = (file: string, text: string) => {
    const imported = [...text.matchAll(/^import .* from '(\.[^']*)\/[^/']+';$/gm)].map(([, folder]) =>
      join(dirname(file), folder!),
    );
    return [...new Set(imported)].some(folder => {
      const fileCount = readdirSync(folder).filter(name => /\.tsx?$/.test(name)).length;
      return fileCount > 5 && imported.filter(one => one === folder).length > 0.8 * fileCount;
    });
  };
  const listing = files.filter(file => {
    const text = readFileSync(file, 'utf8');
    return listsResources(text) || listsFolder(file, text);
  });
  expect(listing).toEqual([]);
});
