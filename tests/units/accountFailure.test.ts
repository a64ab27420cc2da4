import { describe, expect, it } from 'vitest';
import type { AccountTranslate, LazyMessage } from '../../src/account/accountText.ts';
import { mayRetry, toFormErrors, toPageProblem } from '../../src/account/pageProblem.ts';
import { CallError, readError } from '../../src/platform/errors.ts';

const key: AccountTranslate = (name, values) => (values ? `${name} ${JSON.stringify(values)}` : name);
const textKey = (message: LazyMessage | undefined) => message?.(key);
const lost = (failure: 'offline' | 'timeout') => new CallError(failure, 0, '', { errors: {} });

describe('messages about a failed call', () => {
  it.each([
    ['a lost connection', lost('offline'), 'failure.offline', true],
    ['a timeout', lost('timeout'), 'failure.timeout', true],
    [
      'code that did not load',
      new TypeError('Failed to fetch dynamically imported module'),
      'failure.code',
      true,
    ],
    ['a failing server', readError(503, undefined), 'failure.server {"status":503}', true],
    ['a failing server with a message', readError(500, { message: 'No disk' }), 'No disk', true],
    [
      'a refusal with a message',
      readError(401, { message: 'Wrong <b>password</b>' }),
      'Wrong <b>password</b>',
      false,
    ],
    ['a refusal in plain text', readError(400, 'No.'), 'No.', false],
    ['a page of HTML', readError(404, '<h1>Not found</h1>'), 'failure.server {"status":404}', false],
    ['a rate limit', readError(429, undefined), 'failure.server {"status":429}', true],
    ['a forbidden call', readError(403, undefined), 'failure.forbidden', false],
  ])(
    'the console explains this failure and offers to retry only where that helps: %s',
    (_, error, words, retry) => {
      const problem = toPageProblem(error);
      expect(textKey(problem.message)).toBe(words);
      expect(problem.canRetry).toBe(retry);
    },
  );

  it.each<[string, number, unknown, string]>([
    ['a refusal', 401, undefined, 'Refused'],
    ['a refusal of the sent values', 422, {}, 'Refused'],
    ['a refusal as the platform writes it', 400, { code: 7 }, 'Refused'],
    ['a refusal by the flag', 403, { authorized: false }, 'Refused'],
    ['a gateway that cannot read the request', 400, '<h1>Bad request</h1>', 'failure.server {"status":400}'],
    ['a gateway that rejects the request', 403, '<h1>Forbidden</h1>', 'failure.forbidden'],
    ['a gateway that replies 404', 404, '<h1>Not found</h1>', 'failure.server {"status":404}'],
    ['trouble', 502, undefined, 'failure.server {"status":502}'],
  ])(
    'a call shows its own message where the platform refused it without a message: %s',
    (_, httpStatus, body, words) => {
      expect(textKey(toPageProblem(readError(httpStatus, body), { refused: () => 'Refused' }).message)).toBe(
        words,
      );
    },
  );

  it('a failed call shows its documented sentence first for every status, but not for a lost connection', () => {
    const failed: LazyMessage = () => 'There was an error';
    for (const httpStatus of [400, 403, 422, 429, 500, 503])
      expect(textKey(toPageProblem(readError(httpStatus, undefined), { failed }).message)).toBe(
        'There was an error',
      );
    expect(textKey(toPageProblem(readError(500, { message: 'No disk' }), { failed }).message)).toBe(
      'There was an error. No disk',
    );
    expect(textKey(toPageProblem(lost('offline'), { failed }).message)).toBe('failure.offline');
  });

  it.each([
    [42, '0:42'],
    [60, '1:00'],
    [909, '15:09'],
  ])('a refusal with Retry-After shows how long to wait: %i seconds', (seconds, time) => {
    const { message, retryAt } = toPageProblem(readError(429, { message: 'Slow down' }, seconds), {}, 1_000);
    expect(textKey(message)).toBe(`failure.tooMany {"time":"${time}"}`);
    expect(retryAt).toBe(1_000 + 1000 * seconds);
  });

  it('a call may be tried again unless the platform refused it', () => {
    const broken = new TypeError('Failed to fetch dynamically imported module');
    expect([lost('offline'), readError(503, undefined), broken].map(mayRetry)).toEqual([true, true, true]);
    expect(mayRetry(readError(410, undefined))).toBe(false);
  });
});

describe('field errors', () => {
  const fields = ['email', 'phone'] as const;

  it('field errors appear under their fields in both formats, without an alert', () => {
    const { errors, problem } = toFormErrors(
      readError(422, { message: 'Validation failed', errors: { email: { message: 'Taken' }, phone: 'Bad' } }),
      fields,
    );
    expect([textKey(errors.email), textKey(errors.phone), problem]).toEqual(['Taken', 'Bad', undefined]);
  });

  it('errors that match no field appear in the alert', () => {
    const { errors, problem } = toFormErrors(
      readError(500, { errors: { email: 'Taken', plan: 'No plan' } }),
      fields,
    );
    expect([textKey(errors.email), textKey(problem?.message)]).toEqual(['Taken', 'No plan']);
    const worded = toFormErrors(readError(500, { errors: { plan: 'No plan' } }), fields, {
      failed: () => 'There was an error',
    });
    expect(textKey(worded.problem?.message)).toBe('There was an error. No plan');
  });

  it('a reply without field errors gives no field errors', () => {
    expect(toFormErrors(readError(400, { errors: null, message: 'No' }), fields)).toMatchObject({
      errors: {},
      problem: { canRetry: false },
    });
  });
});
