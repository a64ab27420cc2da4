import { ruleAt, type Fields } from '../../forms/rules.ts';
import { withErrors } from '../../forms/sortErrors.ts';
import { CallError } from '../../platform/errors.ts';

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
