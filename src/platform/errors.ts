/**
 * Maps fields to messages, read from `{ errors: { field: { message } } }` or `{ errors: { field: "text" } }`.
 */
export type FieldErrors = Record<string, string>;

/**
 * The kind of a failure. `offline`: no reply came; `timeout`: it came too late; `unreadable`: it did not fit
 * the call. These three have status 0, because the effect on the platform is unknown.
 */
export type Failure = 'offline' | 'timeout' | 'unreadable' | 'unauthorized' | 'forbidden' | 'rejected';

/**
 * A sent call. `at` is in epoch milliseconds. Its values may be secrets, so it is logged only through
 * `maskedUrl`.
 */
export interface SentRequest {
  route: string;
  path?: Record<string, string> | undefined;
  query?: Record<string, string> | undefined;
  at: number;
}

/** The error of every failed call. react-admin reads its message, status and body. */
export class CallError extends Error {
  // `declare` emits no code for a field. The login page loads this class.

  /** Undefined if the error does not belong to a call. */
  declare request?: SentRequest;
  /** The platform's ID of the request (`X-Request-Id`), if it sent one. */
  declare reference?: string | null | undefined;
  /** The token that the platform refused (401). It may be older than the session. */
  declare refusedToken?: string;
  /** Tells the observer that this write, whose reply was lost, was applied. */
  declare confirm?: () => void;

  /** The HTTP status, or 0 without a readable reply. */
  declare readonly status: number;
  /** The platform's own message, or '' if it gave none. */
  declare readonly serverMessage: string;

  constructor(
    readonly failure: Failure,
    httpStatus: number,
    serverMessage: string,
    readonly body: { errors: FieldErrors; [key: string]: unknown },
    /** Seconds until the platform accepts another attempt (Retry-After). */
    readonly retryAfter?: number | undefined,
  ) {
    super(serverMessage || failure);
    this.name = 'CallError';
    this.status = httpStatus;
    this.serverMessage = serverMessage;
  }
}

/**
 * Returns whether the effect of a call on the platform is unknown: no readable reply came, or a gateway
 * failed or timed out.
 */
export const isReplyLost = (error: unknown): error is CallError =>
  error instanceof CallError && [0, 502, 504].includes(error.status);

/**
 * Returns whether an error comes from the console's own code. Failed imports are also TypeErrors, whose
 * messages contain "module".
 */
export const isProgramError = (error: unknown) =>
  error instanceof TypeError && !/module/i.test(error.message);

const messageText = (value: unknown): string => {
  if (typeof value === 'string') return value;
  const message = (value as { message?: unknown } | null)?.message;
  return typeof message === 'string' ? message : '';
};

/** Form fields are never nested deeper. A hostile reply may be deep enough to exhaust the stack. */
const MAX_DEPTH = 8;

/** Flattens the field errors of a reply to messages by source path (`paths.0.path`). */
function flattenFieldErrors(errors: unknown, start = '', flat: FieldErrors = {}, depth = 0): FieldErrors {
  if (typeof errors === 'object' && !Array.isArray(errors) && depth < MAX_DEPTH)
    for (const [name, value] of Object.entries(errors ?? {})) {
      const source = start + name.replace(/\[(\w+)\]/g, '.$1');
      const text = messageText(value);
      if (text) flat[source] = text;
      else flattenFieldErrors(value, `${source}.`, flat, depth + 1);
    }
  return flat;
}

/**
 * Reads every documented form of an error (docs/contract.md, "Errors"): JSON in either style, plain text, or
 * nothing. HTML pages and broken JSON have no message.
 */
export function readError(httpStatus: number, body: unknown, retryAfter?: number): CallError {
  const json = body && typeof body === 'object' ? (body as Record<string, unknown>) : {};
  const plain = typeof body === 'string' && body.length < 500 && !/^\s*[<[{]/.test(body) ? body.trim() : '';
  const serverMessage = messageText(json) || messageText(json.error) || plain;
  const failure = httpStatus === 401 ? 'unauthorized' : httpStatus === 403 ? 'forbidden' : 'rejected';
  return new CallError(
    failure,
    httpStatus,
    serverMessage,
    { ...json, errors: flattenFieldErrors(json.errors) },
    retryAfter,
  );
}

/**
 * The content that came instead of a reply: nothing, a gateway's HTML page, incomplete data, or data of
 * another kind.
 */
export type UnreadableReason = 'nothing' | 'page' | 'broken' | 'other';

/** Creates the error of a successful reply that does not fit the call. */
export const unreadableError = (reason: UnreadableReason) =>
  new CallError('unreadable', 0, '', { errors: {}, reason });

/**
 * Returns the id by which support finds a failed request. Only server errors have one, because users cannot
 * fix those themselves.
 */
export const requestIdForSupport = (error: unknown) =>
  error instanceof CallError && (error.status >= 500 || !error.status)
    ? (error.reference ?? undefined)
    : undefined;

/**
 * Returns the seconds of a Retry-After header, which contains seconds or a date. Returns undefined for
 * anything else.
 */
export function retryAfterSeconds(retryAfter: string | null, now = Date.now()): number | undefined {
  if (!retryAfter) return undefined;
  const seconds = /^\d+$/.test(retryAfter.trim())
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter) - now) / 1000);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}

/** Formats seconds as minutes and seconds: 0:42. */
export const formatMinutes = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
