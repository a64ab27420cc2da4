import { HttpRefusal } from '../http/refusal.ts';

/** What answers and people mean something by, on whichever record: never kept as a field that the platform does not know. */
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

/** Bytes of JSON that one record may hold of what the platform does not know. */
const MOST = 64 * 1024;

/** The fields of a body that the platform does not know, beside those it has kept of the record before. */
export function extraOf(
  body: Record<string, unknown>,
  known: ReadonlySet<string>,
  before: Record<string, unknown> = {},
) {
  const unknown = Object.entries(body).filter(([name]) => !known.has(name) && !MEANT.has(name));
  return bounded({ ...before, ...Object.fromEntries(unknown) });
}

/** Refuses more of what the platform does not know than one record may hold. */
export function bounded<T>(extra: T): T {
  if (Buffer.byteLength(JSON.stringify(extra)) > MOST)
    throw new HttpRefusal(413, `The fields that the platform does not know are more than ${MOST / 1024} KiB`);
  return extra;
}
