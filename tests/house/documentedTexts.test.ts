import { expect, it } from 'vitest';
import { english } from './catalogues.ts';
import { texts } from './documented/texts.ts';

const englishTexts = Object.values(english);

it.each(texts)('The English catalogue contains the documented text “%s”', text => {
  expect(englishTexts).toContain(text);
});

it('No documented text is in the list twice', () => {
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
});

it('The English catalogue contains the documented number of maps that a tag triggered', () => {
  expect(englishTexts.some(text => /^%\{\w+\} maps triggered/.test(text))).toBe(true);
});
