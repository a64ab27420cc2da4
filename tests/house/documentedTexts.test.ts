import { expect, it } from 'vitest';
import { english } from './catalogues.ts';
import { texts } from './documented/texts.ts';

const said = Object.values(english);

it.each(texts)('The English catalogue says “%s”, exactly.', text => {
  expect(said).toContain(text);
});

it('No text stands in the list twice.', () => {
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
});

it('Each tag says how many maps it triggered, as documented.', () => {
  expect(said.some(text => /^%\{\w+\} maps triggered/.test(text))).toBe(true);
});
