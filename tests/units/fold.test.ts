import { expect, it } from 'vitest';
import { findFolded, foldText, nameKey } from '../../src/platform/fold.ts';

const marked = (text: string, wanted: string, which?: 'last') => {
  const range = findFolded(text, wanted, which);
  return range && text.slice(...range);
};

it.each([
  ['composed letters', 'N\u00fa\u00f1ez', 'nunez'],
  ['decomposed letters', 'Nu\u0301n\u0303ez', 'nunez'],
  ['letters that do not decompose', 'Ødegård Łódź', 'odegard lodz'],
  ['letters that become two', 'Straße, STRAẞE, Æsir', 'strasse, strasse, aesir'],
  ['Turkish letters, on a device of any language', 'İSTANBUL ısı TITLE', 'istanbul isi title'],
  ['ligatures and wide letters', 'oﬃce Ａ１', 'office a1'],
  ['a Greek sigma at the end', 'ΟΔΟΣ οδος', 'οδοσ οδοσ'],
])('a search treats %s as plain letters: %s', (_, text, folded) => expect(foldText(text)).toBe(folded));

it.each([
  ['Nu\u0301n\u0303ez Ødegård', 'nunez', 'Nu\u0301n\u0303ez'],
  ['Ana N\u00fan\u0303ez', 'nu\u0301ñez', 'N\u00fan\u0303ez'],
  ['İİİ Title', 'title', 'Title'],
  ['Große Straße 7', 'strasse', 'Straße'],
  ['Straße', 'stras', 'Straß'],
  ['😀 Ærø 😀', 'aero', 'Ærø'],
  ['Ødegård', 'odegard', 'Ødegård'],
])('in %j the search for %j marks %j', (text, wanted, mark) => expect(marked(text, wanted)).toBe(mark));

it('a search can find the last match, and returns undefined without a match', () => {
  expect(findFolded('in and IN', 'in', 'last')).toEqual([7, 9]);
  expect(findFolded('Zoning', 'map')).toBeUndefined();
  expect(findFolded('Zoning', '')).toBeUndefined();
});

it('two names that differ only in encoding or case are the same, and accents make them different', () => {
  expect(nameKey(' N\u00fa\u00f1ez')).toBe(nameKey('NU\u0301N\u0303EZ'));
  expect(nameKey('Núñez')).not.toBe(nameKey('Nunez'));
});
