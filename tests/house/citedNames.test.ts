import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
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
]);

/** camelCase, PascalCase and CAPITALS_WITH_UNDERSCORES: other words may be plain English. */
const isIdentifier = (word: string) => /[a-z][A-Z]|^[A-Z]+_[A-Z]/.test(word);
const wordsOf = (text: string): string[] => text.match(/[A-Za-z_$][\w$]*/g) ?? [];

const names = new Set([...KNOWN, ...files.flatMap(wordsOf)]);
const comments: { place: string; text: string }[] = [];
for (const file of files) {
  let text = readFileSync(file, 'utf8');
  if (file.endsWith('.md')) comments.push({ place: file, text: text.replace(/^```[^]*?^```/gm, '') });
  else {
    if (/\.(tsx?|mjs)$/.test(file))
      for (const { start, end, value } of parseSync(file, text).comments.toReversed()) {
        comments.push({ place: `${file}:${text.slice(0, start).split('\n').length}`, text: value });
        text = text.slice(0, start) + text.slice(end);
      }
    for (const word of wordsOf(text)) names.add(word);
  }
}

it('comments and documentation cite only identifiers that exist', () => {
  const cited = comments.flatMap(({ place, text }) =>
    [...text.matchAll(/`([^`\n]+)`/g)]
      .flatMap(([, code = '']) => code.match(/(?<![\w$./-])[A-Za-z_$][\w$]*(?![\w$/-])/g) ?? [])
      .filter(isIdentifier)
      .map(name => ({ place, name })),
  );
  expect(cited.length).toBeGreaterThan(500);
  expect(cited.filter(({ name }) => !names.has(name)).map(({ place, name }) => `${place} ${name}`)).toEqual(
    [],
  );
});
