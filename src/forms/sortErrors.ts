import { CallError, type FieldErrors } from '../platform/errors.ts';
import { ruleAt, type Fields } from './rules.ts';

/** The same refusal, with these errors of fields. */
export const withErrors = (error: CallError, errors: FieldErrors) =>
  Object.assign(
    new CallError(error.failure, error.status, error.said, { ...error.body, errors }, error.retryAfter),
    { asked: error.asked, reference: error.reference },
  );

/**
 * Sorts a refusal: what belongs under a field of the form, by its dotted source, and what is left to say above it: the
 * refusal without these, or nothing. `place`: where in the form an error of the record belongs, where the two differ.
 */
export function sortErrors(
  error: unknown,
  fields: Fields,
  place = (source: string) => source,
): { known: FieldErrors; rest: unknown } {
  if (!(error instanceof CallError)) return { known: {}, rest: error };
  const known: FieldErrors = {};
  const others: FieldErrors = {};
  for (const [source, text] of Object.entries(error.body.errors)) {
    const placed = place(source);
    if (ruleAt(fields, placed)) known[placed] = text;
    else others[source] = text;
  }
  const count = (errors: FieldErrors) => Object.keys(errors).length;
  return { known, rest: !count(known) ? error : count(others) ? withErrors(error, others) : undefined };
}
