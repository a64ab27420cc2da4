import { expect, it } from 'vitest';
import { readError, secondsOf } from '../../src/platform/errors.ts';
import { causeOf } from '../../src/calls/useTellFailure.ts';

const t = (key: string, values: object = {}) => [key, ...Object.values(values)].join(' ');

it('Too many attempts say when the next may be made.', () => expect(causeOf(t, readError(429, { message: 'Slow down' }, 72))).toBe('failure.tooMany 1:12'));
it('Too many attempts without a time say what the platform says.', () => expect(causeOf(t, readError(429, { message: 'Slow down' }))).toBe('Slow down'));
it.each([
  [400, 'failure.server 400'],
  [403, 'failure.forbidden'],
  [404, 'failure.notFound'],
  [409, 'failure.conflict'],
  [422, 'failure.server 422'],
])('A refusal of status %i without words says %j.', (status, said) => expect(causeOf(t, readError(status, undefined))).toBe(said));

it.each([
  ['42', 42],
  ['Sat, 21 Nov 2026 12:00:30 GMT', 30],
  ['Sat, 21 Nov 2026 11:00:00 GMT', undefined],
  ['0', undefined],
  ['soon', undefined],
  [null, undefined],
])('Retry-After %j is %j seconds.', (header, seconds) => expect(secondsOf(header, Date.parse('2026-11-21T12:00:00Z'))).toBe(seconds));
