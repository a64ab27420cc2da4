// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { parseDay } from '../../src/ui/date/parseDay.ts';
import { formatIsoDate } from '../../src/ui/formats.ts';

describe('typed days', () => {
  it.each([
    ['11/01/2026', '2026-11-01'],
    ['1/9/2026', '2026-01-09'],
    [' 02-29-2028 ', '2028-02-29'],
    ['12312026', '2026-12-31'],
    ['', ''],
  ])('the typed day “%s” is read as %s', (typed, day) => expect(parseDay(typed)).toBe(day));

  it.each([
    '11',
    '11/01',
    '11/01/20',
    '02/29/2026',
    '13/01/2026',
    '00/10/2026',
    '01/01/0202',
    '2026-11-01',
    'today',
  ])('the text “%s” is not read as a day', typed => expect(parseDay(typed)).toBeUndefined());

  it('a day is written as MM/DD/YYYY, and no day as an empty text', () =>
    expect([formatIsoDate('2026-11-01'), formatIsoDate('')]).toEqual(['11/01/2026', '']));
});
