import type { Fault } from '../../../mocks/answering/faults.ts';

type Rule = Omit<Fault, 'match'>;
const status = (code: number, more: Rule = {}): [name: string, rule: Rule] => [String(code), { status: code, ...more }];

/** Every way of failing; the ones that leave the page and the platform as they were come first, so that they can share a visit. */
export const FAULTS: [name: string, rule: Rule][] = [
  ...[400, 403, 404, 409, 422, 500, 503].map(code => status(code)),
  status(429, { headers: { 'Retry-After': '42' } }),
  ['a reset', { drop: true }],
  ['broken JSON', { answer: 'broken' }],
  ['HTML', { answer: 'html' }],
  ['nothing', { answer: 'empty' }],
  ['something else', { answer: 'wrongShape' }],
  ['a cut', { answer: 'cut' }],
  ['a hang', { hang: true }],
  status(401),
];
