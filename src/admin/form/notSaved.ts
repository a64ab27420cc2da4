import type { SubmissionErrors } from './fieldErrors.ts';

/**
 * Returns the errors of an `onSubmit` that did not save: those of fields, or react-hook-form's `root.serverError` if there are none,
 * because the failure was notified.
 */
export const notSaved = (errors: Readonly<Record<string, string>> = {}): SubmissionErrors =>
  Object.keys(errors).length ? errors : { root: { serverError: 'ra.notification.http_error' } };
