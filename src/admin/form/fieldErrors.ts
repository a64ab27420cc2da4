import { CallError, type FieldErrors } from '../../platform/errors.ts';
import { isObject } from '../../platform/shape.ts';
import { ruleAt, type FormFields } from './fieldRules.ts';

/** Errors by source: a text or react-admin's `{ message, args }`. */
export type SubmissionErrors = Record<string, unknown>;

/** Failures whose messages are all shown below fields. */
const shownErrors = new WeakSet<object>();

/** Whether the form shows all messages of a failed save, so that no notification is needed. */
export const isShownInForm = (error: unknown) =>
  typeof error === 'object' && error !== null && shownErrors.has(error);

/**
 * Splits an error into the messages of the form's fields and the rest to notify of. Marks the error as shown if there is no rest.
 */
export function splitSubmissionErrors(error: unknown, isField: (source: string) => boolean) {
  const errors = (error as { body?: { errors?: unknown } } | undefined)?.body?.errors;
  const all = isObject(errors) ? Object.entries(errors) : [];
  const fieldErrors: SubmissionErrors = Object.fromEntries(all.filter(([source]) => isField(source)));
  const others = Object.fromEntries(all.filter(([source]) => !isField(source)));
  const isSplit = Object.keys(fieldErrors).length > 0 && Object.keys(others).length > 0;
  if (Object.keys(fieldErrors).length && !isSplit) shownErrors.add(error as object);
  return {
    fieldErrors,
    rest: isSplit && error instanceof CallError ? withErrors(error, others as Record<string, string>) : error,
  };
}

/** Returns a copy of an error with other field errors. */
export const withErrors = (error: CallError, errors: FieldErrors) =>
  Object.assign(
    new CallError(
      error.failure,
      error.status,
      error.serverMessage,
      { ...error.body, errors },
      error.retryAfter,
    ),
    { request: error.request, reference: error.reference },
  );

/**
 * Splits an error into the messages of the form's fields and the rest to notify of, if any. `toFormSource` maps the source of an error in
 * the record to the source of a form field.
 */
export function splitFieldErrors(
  error: unknown,
  fields: FormFields,
  toFormSource = (source: string) => source,
): { fieldErrors: FieldErrors; rest: unknown } {
  if (!(error instanceof CallError)) return { fieldErrors: {}, rest: error };
  const fieldErrors: FieldErrors = {};
  const others: FieldErrors = {};
  for (const [source, text] of Object.entries(error.body.errors)) {
    const formSource = toFormSource(source);
    if (ruleAt(fields, formSource)) fieldErrors[formSource] = text;
    else others[source] = text;
  }
  const count = (errors: FieldErrors) => Object.keys(errors).length;
  return {
    fieldErrors,
    rest: !count(fieldErrors) ? error : count(others) ? withErrors(error, others) : undefined,
  };
}

/** Returns a copy of an error in which the sources are those of form fields, as far as `toFormSource` returns a field of the form. */
export function mapErrorSources(
  error: unknown,
  toFormSource: ((source: string) => string) | undefined,
  fields: FormFields = {},
): unknown {
  if (!toFormSource || !(error instanceof CallError)) return error;
  const errors = Object.entries(error.body.errors).map(([source, text]) => {
    const formSource = toFormSource(source);
    return [ruleAt(fields, formSource) ? formSource : source, text] as const;
  });
  return errors.length ? withErrors(error, Object.fromEntries(errors)) : error;
}

/**
 * Returns the result of an `onSubmit` that failed: the errors of fields, or react-hook-form's `root.serverError` without such errors,
 * because the user has been notified.
 */
export const submissionErrors = (errors: Readonly<Record<string, string>> = {}): SubmissionErrors =>
  Object.keys(errors).length ? errors : { root: { serverError: 'ra.notification.http_error' } };
