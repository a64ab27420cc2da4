import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { exportedNames } from '../../build/exportedNames.mjs';

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter(file => /\.(tsx?|mjs|css|json|html|conf|sh|md)$/.test(file) && file !== 'package-lock.json');

const { values, types } = exportedNames('react-admin');

/** Names of libraries and languages that the code does not use. */
const KNOWN = new Set([
  ...values,
  ...types,
  ...Object.getOwnPropertyNames(String.prototype),
  'useConfigureAdminRouterFromChildren',
  // The suffixes of families of buttons.
  'WithUndoButton',
  'WithConfirmButton',
  // Examples of texts and of stored values.
  'MessageTexts',
  'tagMade',
  // Words of HTML, of JavaScript and of the command line.
  'href',
  'constructor',
  'tsc',
  // An option of Node.
  'shouldUpgradeCallback',
]);

/** camelCase, PascalCase and CAPITALS_WITH_UNDERSCORES: other words may be plain English. */
const isIdentifier = (word: string) => /[a-z][A-Z]|^[A-Z]+_[A-Z]/.test(word);
const wordsOf = (text: string): string[] => text.match(/[A-Za-z_$][\w$]*/g) ?? [];

const names = new Set([...KNOWN, ...files.flatMap(wordsOf)]);
const comments: { file: string; position: string; text: string }[] = [];
/** The words of a file without its comments, and the files that it imports. */
const code = new Map<string, { words: Set<string>; imports: string[] }>();
for (const file of files) {
  let text = readFileSync(file, 'utf8');
  if (file.endsWith('.md'))
    comments.push({ file, position: file, text: text.replace(/^```[^]*?^```/gm, '') });
  else {
    if (/\.(tsx?|mjs)$/.test(file))
      for (const { start, end, value } of parseSync(file, text).comments.toReversed()) {
        comments.push({
          file,
          position: `${file}:${text.slice(0, start).split('\n').length}`,
          text: value,
        });
        text = text.slice(0, start) + text.slice(end);
      }
    const words = new Set(wordsOf(text));
    for (const word of words) names.add(word);
    const imports = [...text.matchAll(/(?:from |import\()'(\.[^']+)'/g)].map(([, path]) =>
      join(dirname(file), path!).replaceAll('\\', '/'),
    );
    code.set(file, { words, imports });
  }
}

it('comments and documentation cite only identifiers that exist', () => {
  const cited = comments.flatMap(({ position, text }) =>
    [...text.matchAll(/`([^`\n]+)`/g)]
      .flatMap(([, code = '']) => code.match(/(?<![\w$./-])[A-Za-z_$][\w$]*(?![\w$/-])/g) ?? [])
      .filter(isIdentifier)
      .map(name => ({ position, name })),
  );
  expect(cited.length).toBeGreaterThan(500);
  expect(
    cited.filter(({ name }) => !names.has(name)).map(({ position, name }) => `${position} ${name}`),
  ).toEqual([]);
});

/** A file, those that it imports and those that import it. */
const neighboursOf = (file: string) => [
  file,
  ...code.get(file)!.imports,
  ...[...code].filter(([, { imports }]) => imports.includes(file)).map(([importer]) => importer),
];

// Somewhere in the repository nearly every lower-case word occurs.
it('a lower-case name that a comment cites is in its file, in one that it imports, or in one that imports it', () => {
  const cited = comments
    .filter(({ file }) => code.has(file))
    .flatMap(({ file, position, text }) =>
      [...text.matchAll(/`([a-z]+)(?:\(\))?`/g)].map(([, name]) => ({ file, position, name: name! })),
    );
  expect(cited.length).toBeGreaterThan(500);
  const unknown = cited.filter(
    ({ file, name }) =>
      !KNOWN.has(name) && !neighboursOf(file).some(neighbour => code.get(neighbour)?.words.has(name)),
  );
  expect(unknown.map(({ position, name }) => `${position} ${name}`)).toEqual([]);
});
