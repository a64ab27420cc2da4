import type { ServerResponse } from 'node:http';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Ends a call with a status and a JSON body that gives the reason. */
export class HttpRefusal extends Error {
  readonly status: ContentfulStatusCode;

  constructor(
    httpStatus: ContentfulStatusCode,
    message: string,
    readonly details: Record<string, unknown> = {},
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
    this.status = httpStatus;
  }
}

export const notSignedIn = (message = 'Please login to continue') => new HttpRefusal(401, message);
export const notAllowed = (message: string) => new HttpRefusal(403, message, { authorized: false });
export const notFound = (message: string) => new HttpRefusal(404, message);
export const outdated = () => new HttpRefusal(409, 'Another user has changed this in the meantime');

/** Maps fields to sentences, in the shape that Mongoose uses. */
export const invalid = (fields: Record<string, string>, httpStatus: 403 | 422 = 422) =>
  new HttpRefusal(httpStatus, 'Validation failed', {
    errors: Object.fromEntries(Object.entries(fields).map(([field, message]) => [field, { message }])),
  });

const hasCode = (error: unknown, code: string): boolean =>
  !!error &&
  typeof error === 'object' &&
  ((error as { code?: unknown }).code === code || hasCode((error as { cause?: unknown }).cause, code));

/** True if the database refused a row because its value is taken. */
export const isUniqueViolation = (error: unknown) => hasCode(error, '23505');
/** True if the database refused a row because the record it belongs to was removed. */
const isForeignKeyViolation = (error: unknown) => hasCode(error, '23503');

/** The one place where a failed call becomes a response. */
export function errorResponse(error: Error, c: Context) {
  if (error instanceof HttpRefusal)
    return c.json({ message: error.message, ...error.details }, error.status, error.headers);
  if (isForeignKeyViolation(error))
    return c.json({ message: 'The record that this belongs to no longer exists' }, 404);
  // The message of a failed query contains user input; its cause does not.
  const { outgoing } = (c.env ?? {}) as { outgoing?: ServerResponse };
  const id = outgoing?.getHeader('X-Request-Id');
  console.error(
    ...(id ? [`Request ${String(id)}:`] : []),
    error.cause instanceof Error ? error.cause.message : error,
  );
  return c.json({ message: 'Something went wrong on the platform' }, 500);
}
