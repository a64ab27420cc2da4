import type { Fault } from '../../../mocks/answering/faults.ts';

type Rule = Omit<Fault, 'match'>;
/** A reading that may not be is one to a screen, whichever of these it is called: they differ in one sentence (tests/units/failureText.test.ts). */
const REFUSALS = ['409', '422'];
const status = (code: number, more: Rule = {}): [name: string, rule: Rule] => [
  String(code),
  { status: code, ...more },
];

/**
 * Every way of failing that a screen can tell from the others; the ones that leave the page and the platform as they were
 * come first, so that they can share a visit. What else may come instead of an answer is the same failure as a page
 * (tests/units/answer.test.ts), and 503 is failed and tried again like 500.
 */
export const FAULTS: [name: string, rule: Rule][] = [
  ...[400, 403, 404, 409, 422, 500].map(code => status(code)),
  status(429, { headers: { 'Retry-After': '42' } }),
  ['a reset', { drop: true }],
  ['HTML', { answer: 'html' }],
  ['a hang', { hang: true }],
  status(401),
];

/** Those that a screen can tell from the others where it only reads. */
export const OF_READING = FAULTS.filter(([name]) => !REFUSALS.includes(name));

/** For a call that takes more for an answer than was asked for: what it is worth is judged by the screen. */
export const TAKEN: [name: string, rule: Rule] = ['something else', { answer: 'wrongShape' }];
