import { endpoint, typeOnlySchema } from './endpoint.ts';
import { isRecord } from './schema.ts';
import { isObject } from './shape.ts';
import type { User } from './users.ts';

type Check = (value: unknown) => boolean;

const isScalarValue: Check = value => typeof value !== 'object';
const isListOf =
  (each: Check): Check =>
  value =>
    Array.isArray(value) && value.every(one => one === null || each(one));

const VALUES = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'password',
  'provider',
  'role',
  'loginCount',
  'averageTime',
  'isActive',
  'isLoggedinYet',
  'migratedFromV4',
  'productEmailSubscription',
  '__v',
];
const fields: [name: string, fits: Check][] = [
  ...VALUES.map((name): [string, Check] => [name, isScalarValue]),
  ['rolesAssigned', isListOf(isObject)],
  ['adminRoles', isListOf(ref => isScalarValue(ref) || isRecord(ref))],
  ['protectedLayers', isListOf(() => true)],
  ['emailVerification', isObject],
  ['subscriptions', isObject],
];

export const CHECKED_USER_FIELDS = fields.map(([name]) => name);

/**
 * Refuses what the schema refuses, without loading the schema (tests/units/acceptReply.test.ts compares the
 * two).
 */
const isUser: Check = answer =>
  isObject(answer) &&
  isRecord(answer) &&
  fields.every(([name, fits]) => answer[name] === undefined || answer[name] === null || fits(answer[name]));

/** Reads the signed-in user. It carries no schema, because it is requested while the code still loads. */
export const ownAccount = {
  me: endpoint('GET /api/users/me', {
    reply: typeOnlySchema<User>(),
    isValidReply: isUser,
    shows: ['subscriptions', 'users'],
  }),
};
