import { expect, it } from 'vitest';
import {
  CallError,
  isReplyLost,
  readError,
  retryAfterSeconds,
  unreadableError,
} from '../../src/platform/errors.ts';
import { failureSentence } from '../../src/platform/failureSentence.ts';
import { failureText } from '../../src/ui/failure/failureText.ts';

const t = (key: string, values: object = {}) => [key, ...Object.values(values)].join(' ');

it('after too many attempts the message names the time to wait', () =>
  expect(failureText(t, readError(429, { message: 'Slow down' }, 72))).toBe('failure.tooMany 1:12'));
it('after too many attempts without a time, the message of the platform is shown', () =>
  expect(failureText(t, readError(429, { message: 'Slow down' }))).toBe('Slow down'));
it.each([
  [400, 'failure.server 400'],
  [403, 'failure.forbidden'],
  [404, 'ra.notification.item_doesnt_exist'],
  [409, 'error.conflict. error.wayOn'],
  [422, 'failure.server 422'],
])('a refusal with the status %i and no message shows %j', (httpStatus, failureMessage) =>
  expect(failureText(t, readError(httpStatus, undefined))).toBe(failureMessage),
);

it('a conflict shows the message of the platform and what to do next', () =>
  expect(failureText(t, readError(409, { message: 'VersionError' }))).toBe('VersionError. error.wayOn'));

it.each([
  [
    'after its sentence',
    'Validation failed',
    { role: { message: 'Role does not exist' }, weird: 'weird thing' },
    'Validation failed. Role does not exist. weird thing',
  ],
  ['once, where several fields have the same', 'Not saved!', { a: 'Taken', b: 'Taken' }, 'Not saved! Taken'],
  [
    'not again, where its sentence has them',
    'Tool validation failed: role: No such role',
    { role: 'No such role' },
    'Tool validation failed: role: No such role',
  ],
  ['alone, where it has no sentence', '', { a: 'Taken.', b: 'Too long' }, 'Taken. Too long'],
])('the message of a refusal adds the field errors %s', (_, message, errors, failureMessage) =>
  expect(failureText(t, readError(422, { message, errors }))).toBe(failureMessage),
);

it.each([
  ['42', 42],
  ['Sat, 21 Nov 2026 12:00:30 GMT', 30],
  ['Sat, 21 Nov 2026 11:00:00 GMT', undefined],
  ['0', undefined],
  ['soon', undefined],
  [null, undefined],
])('the header Retry-After %j means %j seconds', (header, seconds) =>
  expect(retryAfterSeconds(header, Date.parse('2026-11-21T12:00:00Z'))).toBe(seconds),
);

it.each([
  [new TypeError('AbortSignal.any is not a function'), 'failure.program'],
  [new TypeError('Failed to fetch dynamically imported module: /assets/a.js'), 'failure.code'],
])('a bug does not blame the connection, and code that failed to load does: %s', (error, failureMessage) =>
  expect(failureText(t, error)).toBe(failureMessage),
);

it('an unreadable reply is described in the message', () =>
  expect(failureSentence(t, unreadableError('page'))).toBe('failure.unreadable failure.came.page'));

it('a message begins with what failed and ends with what to do, as separate sentences', () => {
  const words = { failed: 'Not saved', advice: 'Call us' };
  expect(failureSentence(t, readError(500, { message: 'No disk' }), words)).toBe(
    'Not saved. No disk. Call us',
  );
  expect(failureSentence(t, readError(500, undefined), { ...words, unexplained: '' })).toBe(
    'Not saved. Call us',
  );
});

it.each([
  ['no response', new CallError('offline', 0, '', { errors: {} }), true],
  ['a response that cannot be read', unreadableError('broken'), true],
  ['the timeout of a gateway', readError(504, undefined), true],
  ['a response of the platform', readError(500, undefined), false],
  ['code that was not loaded', new TypeError('Failed to fetch dynamically imported module'), false],
])('the reply of a call counts as lost with %s (%s): %s', (_, error, lost) =>
  expect(isReplyLost(error)).toBe(lost),
);

it('a form’s message says that the input is safe only where the platform gives no reason', () => {
  expect(failureText(t, readError(500, undefined), { typed: true })).toBe(
    'failure.server 500. ui.unsaved.safe',
  );
  expect(failureText(t, readError(500, { message: 'No disk' }), { typed: true })).toBe('No disk');
  expect(failureText(t, readError(403, undefined), { typed: true })).toBe('failure.forbidden');
});
