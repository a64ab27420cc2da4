import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const files = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter(entry => entry.isFile())
  .map(entry => join(entry.parentPath, entry.name));

/** The classes in the selectors of each CSS module. */
const sheets = new Map(
  files
    .filter(file => file.endsWith('.module.css'))
    .map(file => {
      const selectors = readFileSync(file, 'utf8')
        .replace(/\/\*.*?\*\//gs, '')
        .replace(/:global\((\([^()]*\)|[^()])*\)/g, '')
        .replace(/\{[^{}]*\}/g, '{}');
      const classes = new Set([...selectors.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name!));
      return [file, classes] as const;
    }),
);

interface ClassUse {
  file: string;
  sheet: string;
  name: string;
}
const uses: ClassUse[] = [];
/** Sheets whose classes a component uses by a computed name. */
const computed = new Set<string>();
for (const file of files.filter(name => name.endsWith('.tsx') || name.endsWith('.ts'))) {
  const code = readFileSync(file, 'utf8');
  for (const [, styles, path] of code.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)) {
    const sheet = join(dirname(file), path!);
    if (new RegExp(`\\b${styles}\\[`).test(code)) computed.add(sheet);
    for (const [, name] of code.matchAll(new RegExp(`\\b${styles}\\.(\\w+)`, 'g')))
      uses.push({ file, sheet, name: name! });
  }
}

it('each class that a component uses is in its CSS module', () => {
  expect(uses.length).toBeGreaterThan(500);
  expect(uses.filter(({ sheet, name }) => !sheets.get(sheet)?.has(name))).toEqual([]);
});

it('each class of a CSS module is used by a component', () => {
  const used = new Set(uses.map(({ sheet, name }) => `${sheet} ${name}`));
  const unused = [...sheets]
    .filter(([sheet]) => !computed.has(sheet))
    .flatMap(([sheet, classes]) => [...classes].map(name => `${sheet} ${name}`))
    .filter(use => !used.has(use));
  expect(unused).toEqual([]);
});
