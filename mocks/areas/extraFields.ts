import { HttpRefusal } from '../http/refusal.ts';

/** Fields that have a meaning in some reply or request: they are never stored as unknown fields. */
const RESERVED_FIELDS = new Set([
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
const MAX_EXTRA_BYTES = 64 * 1024;

/** The fields of a body that the platform does not know, merged into those already stored. */
export function mergeExtra(
  body: Record<string, unknown>,
  known: ReadonlySet<string>,
  before: Record<string, unknown> = {},
) {
  const unknown = Object.entries(body).filter(([name]) => !known.has(name) && !RESERVED_FIELDS.has(name));
  return checkExtraSize({ ...before, ...Object.fromEntries(unknown) });
}

/** Throws if the unknown fields exceed the limit of one record. */
export function checkExtraSize<T>(extra: T): T {
  if (Buffer.byteLength(JSON.stringify(extra)) > MAX_EXTRA_BYTES)
    throw new HttpRefusal(413, `The unknown fields exceed ${MAX_EXTRA_BYTES / 1024} KiB`);
  return extra;
}
