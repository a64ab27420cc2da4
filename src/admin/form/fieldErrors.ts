import { withErrors } from '../../forms/sortErrors.ts';
import { CallError } from '../../platform/errors.ts';
import { isObject } from '../../platform/shape.ts';

/** Errors by source path: a text or react-admin's `{ message, args }`. */
export type SubmissionErrors = Record<string, unknown>;

/** Errors whose messages are all shown below fields. */
const shown = new WeakSet<object>();

/** Whether the form already shows every message of a failed save. */
export const isShownInForm = (error: unknown) =>
  typeof error === 'object' && error !== null && shown.has(error);

/**
 * Splits an error into the messages of the form's fields and the rest to notify of. Marks the error as shown if nothing is left.
 */
export function sortFieldErrors(error: unknown, isField: (source: string) => boolean) {
  const errors = (error as { body?: { errors?: unknown } } | undefined)?.body?.errors;
  const all = isObject(errors) ? Object.entries(errors) : [];
  const known: SubmissionErrors = Object.fromEntries(all.filter(([source]) => isField(source)));
  const others = Object.fromEntries(all.filter(([source]) => !isField(source)));
  const isSplit = Object.keys(known).length > 0 && Object.keys(others).length > 0;
  if (Object.keys(known).length && !isSplit) shown.add(error as object);
  return {
    known,
    rest: isSplit && error instanceof CallError ? withErrors(error, others as Record<string, string>) : error,
  };
}
