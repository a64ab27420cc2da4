import type { ServerResponse } from 'node:http';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** An answer that ends a call early: a status and a JSON body with the reason. */
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
export const outdated = () => new HttpRefusal(409, 'Somebody else has changed this in the meantime');

/** Field → sentence, answered the way Mongoose does. */
export const invalid = (fields: Record<string, string>, httpStatus: 403 | 422 = 422) =>
  new HttpRefusal(httpStatus, 'Validation failed', {
    errors: Object.fromEntries(Object.entries(fields).map(([field, message]) => [field, { message }])),
  });

const hasCode = (error: unknown, code: string): boolean =>
  !!error &&
  typeof error === 'object' &&
  ((error as { code?: unknown }).code === code || hasCode((error as { cause?: unknown }).cause, code));

/** True for a row refused because its value is taken. */
export const isTaken = (error: unknown) => hasCode(error, '23505');
/** True for a row refused because what it belongs to was removed in the meantime. */
const isOrphan = (error: unknown) => hasCode(error, '23503');

/** The one place where a failed call becomes an answer. */
export function answerError(error: Error, c: Context) {
  if (error instanceof HttpRefusal)
    return c.json({ message: error.message, ...error.details }, error.status, error.headers);
  if (isOrphan(error)) return c.json({ message: 'What this belongs to is no longer there' }, 404);
  // A failed query's own message lists what people typed; its cause says what went wrong.
  const { outgoing } = (c.env ?? {}) as { outgoing?: ServerResponse };
  const id = outgoing?.getHeader('X-Request-Id');
  console.error(
    ...(id ? [`Request ${String(id)}:`] : []),
    error.cause instanceof Error ? error.cause.message : error,
  );
  return c.json({ message: 'Something went wrong on the platform' }, 500);
}
