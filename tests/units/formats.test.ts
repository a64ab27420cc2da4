import { expect, it } from 'vitest';
import { count, day, dayText, elapsed, moment } from '../../src/ui/formats.ts';

it('Days are written MM/dd/yyyy.', () => {
  expect(day(new Date(2026, 0, 5))).toBe('01/05/2026');
  expect(dayText('2026-11-01')).toBe('11/01/2026');
});

it('Moments are epoch seconds, written with hours and minutes of the place one is at.', () => {
  expect(moment(new Date(2026, 10, 20, 9, 7).getTime() / 1000)).toBe('11/20/2026 09:07');
});

it.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY])('No moment is written for %s.', seconds => expect(moment(seconds)).toBe(''));

it.each([
  [0, '0:00:00.0'],
  [59.94, '0:00:59.9'],
  [59.96, '0:01:00.0'],
  [3599.99, '1:00:00.0'],
  [3723.4, '1:02:03.4'],
  [360_000, '100:00:00.0'],
])('%d seconds are %s.', (seconds, text) => expect(elapsed(seconds)).toBe(text));

it.each([-1, null, undefined, Number.NaN])('No elapsed time is written for %s.', seconds => expect(elapsed(seconds)).toBe(''));

it('Quantities are grouped, and nothing is written where there is none.', () => {
  expect(count(1234567).replace(/\D/g, ' ')).toBe('1 234 567');
  expect(count(0)).toBe('0');
  expect(count(undefined)).toBe('');
});
