import { CallError, type FieldErrors } from '../platform/errors.ts';

/** Sorts a refusal: what belongs under a field of the form, and whether anything is left to say above it. */
export function sortErrors(error: unknown, fields: Record<string, unknown>): { known: FieldErrors; rest: boolean } {
  const errors = Object.entries(error instanceof CallError ? error.body.errors : {});
  const known = errors.filter(([name]) => name in fields);
  return { known: Object.fromEntries(known), rest: known.length === 0 || known.length < errors.length };
}
