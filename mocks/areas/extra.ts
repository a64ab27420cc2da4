import { HttpRefusal } from '../http/refusal.ts';

/** Fields that have a meaning in some reply or request: they are never stored as unknown fields. */
const MEANT = new Set([
  'id',
  '_id',
  '__v',
  'authorized',
  'role',
  'rolesAssigned',
  'adminRoles',
  'isActive',
  'emailVerified',
  'emailVerification',
  'password',
  'passwordHash',
  'passwordIsTemporary',
  'token',
  'access_token',
  'tempPassword',
  'tempResetToken',
  'error',
  'errors',
  'message',
  'mailError',
  'data',
  'pagingMeta',
  'extra',
  'version',
  'createdBy',
]);

/** The limit for the unknown fields of one record, in bytes of JSON. */
const MOST = 64 * 1024;

/** The fields of a body that the platform does not know, merged into those already stored. */
export function extraOf(
  body: Record<string, unknown>,
  known: ReadonlySet<string>,
  before: Record<string, unknown> = {},
) {
  const unknown = Object.entries(body).filter(([name]) => !known.has(name) && !MEANT.has(name));
  return bounded({ ...before, ...Object.fromEntries(unknown) });
}

/** Throws if the unknown fields exceed the limit of one record. */
export function bounded<T>(extra: T): T {
  if (Buffer.byteLength(JSON.stringify(extra)) > MOST)
    throw new HttpRefusal(413, `The fields that the platform does not know are more than ${MOST / 1024} KiB`);
  return extra;
}
