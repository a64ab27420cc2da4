import type { Fault } from '../../mocks/http/faults.ts';
import { acceptReply } from '../../src/platform/acceptReply.ts';
import { httpMethod, type AnyEndpoint } from '../../src/platform/endpoint.ts';
import { parseReply, schemaDef } from '../../src/platform/schema.ts';

/** A fault: its name in the title of a test, and the rule for the stand-in. */
export type NamedFault = [name: string, rule: Omit<Fault, 'match'>];

const httpStatus = (code: number, more: NamedFault[1] = {}): NamedFault => [
  String(code),
  { status: code, ...more },
];

const HTML: NamedFault = ['a page of HTML', { answer: 'html' }];
const OTHER_SHAPE: NamedFault = ['JSON of another shape', { answer: 'wrongShape' }];
const NO_REPLY: NamedFault = ['no reply', { hang: true }];
const CUT_OFF: NamedFault = ['a reply that breaks off', { answer: 'cut' }];

/**
 * Every fault that a screen can distinguish. Faults that leave the page and the platform unchanged come
 * first, so that they can share a visit. 503 is handled like 500, and other invalid replies like a page of
 * HTML (tests/units/acceptReply.test.ts).
 */
const FAULTS: NamedFault[] = [
  ...[400, 403, 404, 409, 422, 500].map(code => httpStatus(code)),
  httpStatus(429, { headers: { 'Retry-After': '42' } }),
  ['a lost connection', { drop: true }],
  HTML,
  OTHER_SHAPE,
  NO_REPLY,
  httpStatus(401),
];

/**
 * A refused read looks the same with these statuses; only the platform's sentence differs
 * (tests/units/failureText.test.ts).
 */
const SAME_AS_400 = ['409', '422'];
const isRead = (endpoint: AnyEndpoint) => httpMethod(endpoint) === 'GET';

/** All faults that a screen with this endpoint can distinguish. */
export const allFaults = (endpoint: AnyEndpoint, readsFirst: boolean): NamedFault[] =>
  isRead(endpoint) && !readsFirst ? FAULTS.filter(([name]) => !SAME_AS_400.includes(name)) : FAULTS;

/** The message for the field that `refusedField` names. */
export const FIELD_MESSAGE = 'This value is not allowed here.';
const fieldOf = ({ body }: AnyEndpoint) =>
  Object.keys((body && schemaDef(body).shape) ?? {}).find(name => name !== '_id') ?? 'name';

const refusedField = (endpoint: AnyEndpoint): NamedFault => [
  'a refusal that names a field',
  {
    status: 422,
    body: { message: 'Not saved.', errors: { [fieldOf(endpoint)]: { message: FIELD_MESSAGE } } },
  },
];

/** Whether JSON of another shape is accepted as the documented reply, so that the screen must check it. */
function acceptsAnyShape(endpoint: AnyEndpoint) {
  const answer = acceptReply(endpoint, 200, '{"rows":7}', parseReply);
  return (
    answer.type === 'accepted' && answer.reply !== undefined && !!(endpoint.reply || endpoint.isValidReply)
  );
}

/**
 * One fault of each class that screens handle differently: an unreadable reply and, for a write, also a
 * refusal that names a field, a reply that is lost after the write, and no reply.
 */
export const oneFaultPerClass = (endpoint: AnyEndpoint): NamedFault[] => [
  ...(isRead(endpoint) ? [] : [refusedField(endpoint), CUT_OFF, NO_REPLY]),
  HTML,
  ...(acceptsAnyShape(endpoint) ? [OTHER_SHAPE] : []),
];
