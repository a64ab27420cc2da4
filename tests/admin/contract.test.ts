import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { examples } from './examples.ts';

/** The examples that have a `describe` with their number and name. */
const tested = readdirSync('tests/admin')
  .filter(file => file.endsWith('.test.tsx'))
  .flatMap(file => [...readFileSync(`tests/admin/${file}`, 'utf8').matchAll(/^describe\('(\d+\. [^']+)'/gm)])
  .map(([, name]) => name);

it('the tests cover all 28 examples of react-admin’s documentation', () => {
  const all = Object.entries(examples).map(([number, name]) => `${number}. ${name}`);
  expect(all).toHaveLength(28);
  expect(new Set(tested)).toEqual(new Set(all));
});
