// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { describeTime, withTimeZone } from '../../src/ui/timeZone.ts';

const { TZ } = process.env;
afterEach(() => {
  if (TZ === undefined) delete process.env.TZ;
  else process.env.TZ = TZ;
});

it.each([
  ['Europe/Berlin', '2026-10-31T23:00:00Z', '11/01/2026 00:00 GMT+1 (Europe/Berlin) · 10/31/2026 23:00 UTC'],
  [
    'America/Los_Angeles',
    '2026-11-01T00:00:00Z',
    '10/31/2026 17:00 GMT-7 (America/Los_Angeles) · 11/01/2026 00:00 UTC',
  ],
  [
    'Australia/Adelaide',
    '2026-11-20T23:30:00Z',
    '11/21/2026 10:00 GMT+10:30 (Australia/Adelaide) · 11/20/2026 23:30 UTC',
  ],
  [
    'America/St_Johns',
    '2026-11-20T23:30:00Z',
    '11/20/2026 20:00 GMT-3:30 (America/St_Johns) · 11/20/2026 23:30 UTC',
  ],
  ['Europe/London', '2026-11-20T23:30:00Z', '11/20/2026 23:30 GMT (Europe/London) · 11/20/2026 23:30 UTC'],
  ['UTC', '2026-11-20T23:30:00Z', '11/20/2026 23:30 UTC'],
])('a time is described in the time zone %s and in UTC', (zone, utc, text) => {
  process.env.TZ = zone;
  expect(describeTime(Date.parse(utc) / 1000)).toBe(text);
});

it('an hour that comes twice is described with a different offset each time', () => {
  process.env.TZ = 'America/New_York';
  expect(['05:30', '06:30'].map(time => describeTime(Date.parse(`2026-11-01T${time}:00Z`) / 1000))).toEqual([
    '11/01/2026 01:30 GMT-4 (America/New_York) · 11/01/2026 05:30 UTC',
    '11/01/2026 01:30 GMT-5 (America/New_York) · 11/01/2026 06:30 UTC',
  ]);
});

it('the header of a column of times names the time zone', () => {
  process.env.TZ = 'America/Chicago';
  expect(withTimeZone('Last logged in')).toBe('Last logged in (America/Chicago)');
});
