import { ruleAt, type Fields } from '../../forms/rules.ts';
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

/** A failed save with the errors at the sources of the form, where `sourceOf` names a field of it. */
export function errorInForm(
  error: unknown,
  sourceOf: ((source: string) => string) | undefined,
  fields: Fields = {},
): unknown {
  if (!sourceOf || !(error instanceof CallError)) return error;
  const errors = Object.entries(error.body.errors).map(([source, text]) => {
    const inForm = sourceOf(source);
    return [ruleAt(fields, inForm) ? inForm : source, text] as const;
  });
  return errors.length ? withErrors(error, Object.fromEntries(errors)) : error;
}

/**
 * The errors that an `onSubmit` returns if it did not save: those of fields, or, if the user was told otherwise, the documented
 * `root.serverError`.
 */
export const notSaved = (errors: Readonly<Record<string, string>> = {}): SubmissionErrors =>
  Object.keys(errors).length ? errors : { root: { serverError: 'ra.notification.http_error' } };
