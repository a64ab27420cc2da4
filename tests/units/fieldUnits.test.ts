// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { language } from '../../i18n/language.ts';
import {
  fileSizeNotation,
  formatCreatedDay,
  scaleNotation,
  toIsoDay,
} from '../../src/resources/applications/fieldApps/notations.ts';
import { scalePercent } from '../../src/resources/applications/fieldApps/ScaleBar.tsx';
import { dayToEpochSeconds } from '../../src/ui/date/parseDay.ts';

afterEach(() => language.set('en'));

describe('map scales', () => {
  it.each([
    ['24,000', 24_000],
    ['1:24,000', 24_000],
    ['1 : 500', 500],
    ['24000', 24_000],
    ['9,027.977', 9027.977],
    ['', 0],
    [' ', 0],
  ])('the typed scale %s is read as %d', (typed, is) => expect(scaleNotation.parse(typed)).toBe(is));
  it.each(['abc', '-5', '24,00', '1,2,3', '1:', '1e3', '24.5.1', '0x10'])(
    'the text “%s” is not read as a scale',
    typed => expect(scaleNotation.parse(typed)).toBeUndefined(),
  );
  it.each([
    [24_000, '24,000'],
    [0, ''],
    [null, ''],
    [undefined, ''],
    ['near', 'near'],
  ])('the scale %s is written “%s”', (value, is) => expect(scaleNotation.format(value)).toBe(is));
  it('a scale is written in Spanish with the separators of the United States', () => {
    language.set('es');
    expect(scaleNotation.format(24_000)).toBe('24,000');
    expect([scaleNotation.parse('24,000'), scaleNotation.parse('9027.977')]).toEqual([24_000, 9027.977]);
  });
  it('a scale beyond the drawn range appears at the end of the range', () => {
    expect([1e9, 10_000_000, 1_000_000, 100, 1].map(scalePercent).map(Math.round)).toEqual([
      0, 0, 20, 100, 100,
    ]);
  });
});

describe('file sizes', () => {
  it.each([
    [0, '0 B'],
    [1023, '1,023 B'],
    [1536, '1.5 KB'],
    [96_468_992, '92 MB'],
    [1_482_113_024, '1.4 GB'],
    ['388 MB', '388 MB'],
    [null, ''],
    [-1, ''],
    [NaN, ''],
  ])('the file size %s is written “%s”', (value, is) => expect(fileSizeNotation.format(value)).toBe(is));
  it.each([
    ['92 MB', 96_468_992],
    ['1.5kb', 1536],
    ['512', 512],
    ['', null],
    ['MB', undefined],
    ['two', undefined],
  ])('the typed file size %s is read as %s bytes', (typed, is) =>
    expect(fileSizeNotation.parse(typed)).toBe(is),
  );
});

describe('creation days of packages', () => {
  it.each([
    ['2026-10-02T08:00:00Z', '10/02/2026'],
    ['2026-10-02', '10/02/2026'],
    ['last week', 'last week'],
    [undefined, ''],
  ])('a package made on %s shows the day “%s”', (value, is) => expect(formatCreatedDay(value)).toBe(is));
  it('the day of a package stays the day that was chosen', () =>
    expect(toIsoDay(dayToEpochSeconds('2026-10-02'))).toBe('2026-10-02'));
  it.each(['last week', '', undefined])('the date input is empty for a package made on “%s”', value =>
    expect(toIsoDay(value)).toBe(''),
  );
  it('an emptied date of a package is sent as null', () => expect(dayToEpochSeconds('')).toBeNull());
});
