import { withErrors } from '../../forms/sortErrors.ts';
import { CallError } from '../../platform/errors.ts';
import { isObject } from '../../platform/shape.ts';

/** Errors by dotted source: a text, or react-admin's `{ message, args }`. */
export type SubmissionErrors = Record<string, unknown>;

/** Refusals of which every error stands under its field. */
const shown = new WeakSet<object>();

/** Whether a form shows all that is to be said of a failed save. */
export const isShownInForm = (error: unknown) =>
  typeof error === 'object' && error !== null && shown.has(error);

/**
 * Sorts a refusal: the errors of fields of the form, and the error that is left to be told; where none is, that one is marked
 * as shown.
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
