import { CallError, type FieldErrors } from '../../platform/errors.ts';
import { isObject } from '../../platform/shape.ts';
import { ruleAt, type FormFields } from './fieldRules.ts';

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

/** A copy of a failure with other field errors. */
export const withErrors = (error: CallError, errors: FieldErrors) =>
  Object.assign(
    new CallError(error.failure, error.status, error.said, { ...error.body, errors }, error.retryAfter),
    { asked: error.asked, reference: error.reference },
  );

/**
 * Splits a failure into the errors of the form's fields and the rest to notify of, if any. `sourceOf` returns the form's source for an
 * error's source in the record.
 */
export function sortErrors(
  error: unknown,
  fields: FormFields,
  sourceOf = (source: string) => source,
): { known: FieldErrors; rest: unknown } {
  if (!(error instanceof CallError)) return { known: {}, rest: error };
  const known: FieldErrors = {};
  const others: FieldErrors = {};
  for (const [source, text] of Object.entries(error.body.errors)) {
    const inForm = sourceOf(source);
    if (ruleAt(fields, inForm)) known[inForm] = text;
    else others[source] = text;
  }
  const count = (errors: FieldErrors) => Object.keys(errors).length;
  return { known, rest: !count(known) ? error : count(others) ? withErrors(error, others) : undefined };
}

/** A failed save with the errors at the sources of the form, where `sourceOf` names a field of it. */
export function errorInForm(
  error: unknown,
  sourceOf: ((source: string) => string) | undefined,
  fields: FormFields = {},
): unknown {
  if (!sourceOf || !(error instanceof CallError)) return error;
  const errors = Object.entries(error.body.errors).map(([source, text]) => {
    const inForm = sourceOf(source);
    return [ruleAt(fields, inForm) ? inForm : source, text] as const;
  });
  return errors.length ? withErrors(error, Object.fromEntries(errors)) : error;
}

/**
 * Returns the errors of an `onSubmit` that did not save: those of fields, or react-hook-form's `root.serverError` if there are none,
 * because the failure was notified.
 */
export const notSaved = (errors: Readonly<Record<string, string>> = {}): SubmissionErrors =>
  Object.keys(errors).length ? errors : { root: { serverError: 'ra.notification.http_error' } };
