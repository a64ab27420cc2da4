// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { language } from '../../i18n/language.ts';
import { digits, readDigits } from '../../src/ui/digits.ts';

afterEach(() => language.set('en'));

describe.each(['en', 'es'] as const)('typed numbers (%s)', chosen => {
  const typed: [string, number][] = [
    ['1500', 1500],
    ['1,500', 1500],
    ['1,234,567.89', 1_234_567.89],
    ['12.5', 12.5],
    ['1.500', 1.5],
    ['-7', -7],
    ['.5', 0.5],
    ['5.', 5],
  ];
  const none = ['1,5', '1,50', '1.500,50', '1.234.567,89', ',5', '5,', '1,2,3', '1.2.3'];
  it('a number is read with the separators of the chosen language', () => {
    language.set(chosen);
    for (const [text, is] of typed) expect([text, readDigits(text)]).toEqual([text, is]);
  });
  it.each(['', '-', '.', ',', 'abc', '1e3', '0x10', '1 500', ...none])(
    'the text “%s” is not read as a number',
    text => {
      language.set(chosen);
      expect(readDigits(text)).toBeUndefined();
    },
  );
  it('a number that the console writes is read back as the same number', () => {
    language.set(chosen);
    for (const number of [0, 1500, 12.5, -0.25, 1_234_567.891])
      expect(readDigits(digits(number))).toBe(number);
  });
});
