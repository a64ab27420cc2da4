/** Field → text, as read from `{ errors: { field: { message } } }` or `{ errors: { field: "text" } }`. */
export type FieldErrors = Record<string, string>;

/** How a call failed. `offline`: no answer came; `timeout`: it did not come in time; both have status 0. */
export type Failure = 'offline' | 'timeout' | 'unauthorized' | 'forbidden' | 'rejected';

/** One error for every failed call, in the shape react-admin reads: message, status, body. */
export class CallError extends Error {
  constructor(
    readonly failure: Failure,
    readonly status: number,
    /** The server's own sentence, empty where it gave none. */
    readonly said: string,
    readonly body: { errors: FieldErrors; [key: string]: unknown },
  ) {
    super(said || failure);
    this.name = 'CallError';
  }
}

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  const message = (value as { message?: unknown } | null)?.message;
  return typeof message === 'string' ? message : '';
};

const fieldErrors = (errors: unknown): FieldErrors => {
  if (!errors || typeof errors !== 'object' || Array.isArray(errors)) return {};
  return Object.fromEntries(
    Object.entries(errors)
      .map(([field, value]) => [field, textOf(value)] as const)
      .filter(([, text]) => text),
  );
};

/** Reads an error answer tolerantly (contract.md, "Errors"): JSON in either style, plain text, or nothing. */
export function readError(status: number, body: unknown): CallError {
  const json = body && typeof body === 'object' ? (body as Record<string, unknown>) : {};
  const plain = typeof body === 'string' && body.length < 500 && !/^\s*</.test(body) ? body.trim() : '';
  const said = textOf(json) || textOf(json.error) || plain;
  const failure = status === 401 ? 'unauthorized' : status === 403 ? 'forbidden' : 'rejected';
  return new CallError(failure, status, said, { ...json, errors: fieldErrors(json.errors) });
}
