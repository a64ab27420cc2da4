// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { language } from '../../i18n/language.ts';
import {
  compareTexts,
  formatCount,
  formatDate,
  formatDateTime,
  formatDuration,
  formatEpochDate,
  formatFrequency,
  formatInterval,
  formatIsoDate,
  formatMoney,
  formatTime,
} from '../../src/ui/formats.ts';

it('days are written MM/dd/yyyy', () => {
  expect(formatDate(new Date(2026, 0, 5))).toBe('01/05/2026');
  expect(formatIsoDate('2026-11-01')).toBe('11/01/2026');
});

it('a timestamp in epoch seconds is written with local hours and minutes', () => {
  expect(formatDateTime(new Date(2026, 10, 20, 9, 7).getTime() / 1000)).toBe('11/20/2026 09:07');
});

it.each(['es', 'en'] as const)('the time of day is written HH:mm in %s', chosen => {
  language.set(chosen);
  expect(formatTime(new Date(2026, 10, 20, 14, 7))).toBe('14:07');
});

it.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY, 1e15])(
  'nothing is written for the timestamp %s',
  seconds => expect(formatDateTime(seconds) + formatEpochDate(seconds)).toBe(''),
);

it.each([
  [0, '0:00:00.0'],
  [59.94, '0:00:59.9'],
  [59.96, '0:01:00.0'],
  [3599.99, '1:00:00.0'],
  [3723.4, '1:02:03.4'],
  [360_000, '100:00:00.0'],
])('%d elapsed seconds are written %s', (seconds, text) => expect(formatDuration(seconds)).toBe(text));

it.each([-1, null, undefined, Number.NaN])('no elapsed time is written for %s', seconds =>
  expect(formatDuration(seconds)).toBe(''),
);

it('numbers are grouped by thousands, and a missing number is empty', () => {
  expect(formatCount(1234567).replace(/\D/g, ' ')).toBe('1 234 567');
  expect(formatCount(0)).toBe('0');
  expect(formatCount(undefined)).toBe('');
});

describe('times around a clock change', () => {
  const { TZ } = process.env;
  afterEach(() => {
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
  });
  const at = (utc: string) => Date.parse(utc) / 1000;

  it.each([
    [
      'the last minute before the clocks go forward',
      'America/New_York',
      '2026-03-08T06:59:00Z',
      '03/08/2026 01:59',
    ],
    ['the first minute after it', 'America/New_York', '2026-03-08T07:00:00Z', '03/08/2026 03:00'],
    [
      'an hour that comes twice, the first time',
      'America/New_York',
      '2026-11-01T05:30:00Z',
      '11/01/2026 01:30',
    ],
    [
      'an hour that comes twice, the second time',
      'America/New_York',
      '2026-11-01T06:30:00Z',
      '11/01/2026 01:30',
    ],
    ['midnight of a day of 23 hours', 'America/New_York', '2026-03-08T05:00:00Z', '03/08/2026 00:00'],
    ['the last second of a day of 25 hours', 'America/New_York', '2026-11-02T04:59:59Z', '11/01/2026 23:59'],
    ['a day that begins at one o’clock', 'America/Santiago', '2026-09-06T04:00:00Z', '09/06/2026 01:00'],
    ['a change by half an hour', 'Australia/Lord_Howe', '2026-10-03T15:30:00Z', '10/04/2026 02:30'],
  ])('a time at a clock change is written in local time: %s', (_, zone, utc, text) => {
    process.env.TZ = zone;
    expect([formatDateTime(at(utc)), formatEpochDate(at(utc))]).toEqual([text, text.slice(0, 10)]);
  });

  it('an elapsed time does not depend on clock changes', () => {
    process.env.TZ = 'America/New_York';
    expect(formatDuration(at('2026-03-08T07:00:00Z') - at('2026-03-08T06:00:00Z'))).toBe('1:00:00.0');
    expect(formatDuration(at('2026-11-02T05:00:00Z') - at('2026-11-01T04:00:00Z'))).toBe('25:00:00.0');
  });
});

describe('money', () => {
  const plain = (text: string) => text.replaceAll('\u00A0', ' ');
  afterEach(() => language.set('en'));

  it.each([
    [480, undefined, '$480.00'],
    [0, 'usd', '$0.00'],
    [1234567.5, 'usd', '$1,234,567.50'],
    [-12.3, 'USD', '-$12.30'],
    [0.1 + 0.2, 'USD', '$0.30'],
    [480, 'jpy', '¥480'],
    [12.345, 'KWD', 'KWD 12.345'],
    [5, 'QQQ', 'QQQ 5.00'],
    [5, 'us', '5.00 US'],
    [5, '', '5.00'],
    [5, 'dollars!', '5.00 DOLLARS!'],
  ])('%d in %s is written %s', (amount, currency, text) =>
    expect(plain(formatMoney(amount, currency))).toBe(text),
  );

  it.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY])(
    'no amount of money is written for %s',
    amount => expect(formatMoney(amount)).toBe(''),
  );

  it('amounts of money are written in Spanish with the separators of the United States', () => {
    language.set('es');
    expect(plain(formatMoney(1234567.5))).toBe('$1,234,567.50');
    expect(plain(formatMoney(480, 'jpy'))).toBe('¥480');
  });
});

it.each(['en', 'es'] as const)('numbers in names are sorted by their size in the language %s', chosen => {
  language.set(chosen);
  expect(['Zone 10', 'zone 2', 'Álamo', 'Zone 1', 'Alder 12', 'Alder 3'].toSorted(compareTexts)).toEqual([
    'Álamo',
    'Alder 3',
    'Alder 12',
    'Zone 1',
    'zone 2',
    'Zone 10',
  ]);
  language.set('en');
});

describe('periods of plans', () => {
  afterEach(() => language.set('en'));

  it.each([
    [1, 'day', '1 day', 'day'],
    [2, 'week', '2 weeks', '2 weeks'],
    [3, 'month', '3 months', '3 months'],
    [1, 'year', '1 year', 'year'],
    [1, 'fortnight', '1 fortnight', '1 fortnight'],
  ])('the period %d × %s is written in words', (times, unit, long, frequency) =>
    expect([formatInterval(times, unit), formatFrequency(times, unit)]).toEqual([long, frequency]),
  );

  it('periods are written in the chosen language', () => {
    language.set('es');
    expect([formatInterval(3, 'month'), formatFrequency(1, 'year'), formatFrequency(2, 'week')]).toEqual([
      '3 meses',
      'año',
      '2 semanas',
    ]);
  });
});
