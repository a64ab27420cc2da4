import type { SubmissionErrors } from './fieldErrors.ts';

/**
 * The errors that an `onSubmit` returns if it did not save: those of fields, or, if the user was told otherwise, the documented
 * `root.serverError`.
 */
export const notSaved = (errors: Readonly<Record<string, string>> = {}): SubmissionErrors =>
  Object.keys(errors).length ? errors : { root: { serverError: 'ra.notification.http_error' } };
