/** Field → text, as read from `{ errors: { field: { message } } }` or `{ errors: { field: "text" } }`. */
export type FieldErrors = Record<string, string>;

/**
 * How a call failed. `offline`: no answer came; `timeout`: it did not come in time; `unreadable`: what came is no answer
 * to what was asked. These three have status 0: nobody knows what the platform did.
 */
export type Failure = 'offline' | 'timeout' | 'unreadable' | 'unauthorized' | 'forbidden' | 'rejected';

/** A call as it was asked, and when (epoch milliseconds). Its values may be secrets: it is written down through `maskedAddress` only. */
export interface SentRequest {
  route: string;
  path?: Record<string, string> | undefined;
  query?: Record<string, string> | undefined;
  at: number;
}

/** One error for every failed call, in the shape react-admin reads: message, status, body. */
export class CallError extends Error {
  /** What was asked; missing where no call was. */
  request?: SentRequest;
  /** What the platform calls the request (X-Request-Id); missing where it does not say. */
  reference?: string | null | undefined;
  /** The token with which the platform refused the call (401). It may be older than the session. */
  refusedToken?: string;
  /** Tells the observer of writes that this write, whose reply was lost, was done. */
  confirm?: () => void;

  /** The HTTP status; 0 without a readable reply. */
  readonly status: number;
  /** The platform's own message, or '' if it gave none. */
  readonly serverMessage: string;

  constructor(
    readonly failure: Failure,
    httpStatus: number,
    serverMessage: string,
    readonly body: { errors: FieldErrors; [key: string]: unknown },
    /** In how many seconds the platform may be asked again (Retry-After). */
    readonly retryAfter?: number | undefined,
  ) {
    super(serverMessage || failure);
    this.name = 'CallError';
    this.status = httpStatus;
    this.serverMessage = serverMessage;
  }
}

/**
 * Whether nobody knows what the platform did: no answer came, none that can be read, or a gateway waited in vain. An error
 * that is no call's says nothing about a call.
 */
export const isReplyLost = (error: unknown): error is CallError =>
  error instanceof CallError && [0, 502, 504].includes(error.status);

/** An error of the program; code that was not loaded is a TypeError, too, which names the module. */
export const isProgramError = (error: unknown) =>
  error instanceof TypeError && !/module/i.test(error.message);

const messageText = (value: unknown): string => {
  if (typeof value === 'string') return value;
  const message = (value as { message?: unknown } | null)?.message;
  return typeof message === 'string' ? message : '';
};

/** No field of a form is nested deeper. A hostile answer may be, deep enough to exhaust the stack. */
const MAX_DEPTH = 8;

/** Flattens the field errors of an error answer: their texts by source path (`paths.0.path`). */
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

/** Reads an error answer tolerantly (docs/contract.md, "Errors"): JSON in either style, plain text, or nothing; a page or JSON that breaks off says nothing. */
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

/** What came instead of an answer: nothing, a gateway's page, data that breaks off, data of another kind. */
export type UnreadableReason = 'nothing' | 'page' | 'broken' | 'other';

/** The error of a call that was answered with success, but not with what was asked for. */
export const unreadableError = (reason: UnreadableReason, request?: SentRequest) =>
  Object.assign(new CallError('unreadable', 0, '', { errors: {}, reason }), request && { request });

/** By what whoever is asked for help finds a request that failed, where nobody who asks can mend it. */
export const requestReference = (error: unknown) =>
  error instanceof CallError && (error.status >= 500 || !error.status)
    ? (error.reference ?? undefined)
    : undefined;

/** Seconds of a Retry-After header, which names them or a date; undefined where it is neither. */
export function retryAfterSeconds(retryAfter: string | null, now = Date.now()): number | undefined {
  if (!retryAfter) return undefined;
  const seconds = /^\d+$/.test(retryAfter.trim())
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter) - now) / 1000);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}

/** Seconds as minutes and seconds: 0:42. */
export const formatMinutes = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
