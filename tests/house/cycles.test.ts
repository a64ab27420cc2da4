import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const modules = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter(entry => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
  .map(entry => join(entry.parentPath, entry.name).replaceAll('\\', '/'));

/** Imports of every form: of values and of types, static and lazy. */
const importsOf = new Map(
  modules.map(file => {
    const text = readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '');
    const specifiers = [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, path]) => path!);
    return [file, specifiers.map(path => join(dirname(file), path).replaceAll('\\', '/'))];
  }),
);

/** Removes modules that import nothing more, again and again: what remains leads to a cycle. */
function leadingToCycles(): string[] {
  let rest = modules;
  for (let before = -1; before !== rest.length;) {
    before = rest.length;
    const remaining = new Set(rest);
    rest = rest.filter(file => importsOf.get(file)!.some(path => remaining.has(path)));
  }
  return rest;
}

it('no file of src imports itself through others, not even with types or lazily', () => {
  expect(modules.length).toBeGreaterThan(1000);
  expect(leadingToCycles()).toEqual([]);
});
