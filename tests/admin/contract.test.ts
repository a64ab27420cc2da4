import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { examples } from './examples.ts';

/** The examples that have a `describe` with their number and name. */
const tested = readdirSync('tests/admin')
  .filter(file => file.endsWith('.test.tsx'))
  .flatMap(file => [
    ...readFileSync(`tests/admin/${file}`, 'utf8').matchAll(/^describe\('(\d+)\. ([^']+)'/gm),
  ])
  .map(([, number, name]) => [Number(number), name] as const);

it('covers these of the 28 examples of react-admin’s documentation', () => {
  expect(Object.keys(examples)).toHaveLength(28);
  expect(tested.filter(([number, name]) => examples[number] !== name)).toEqual([]);
  const numbers = [...new Set(tested.map(([number]) => number))];
  expect(numbers.toSorted((a, b) => a - b)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28,
  ]);
});
