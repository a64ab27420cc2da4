import { CallError, type FieldErrors } from '../platform/errors.ts';
import { ruleAt, type Fields } from './rules.ts';

/** `paths[0].path` is `paths.0.path`. */
const dotted = (source: string) => source.replace(/\[(\w+)\]/g, '.$1');

/**
 * Sorts a refusal: what belongs under a field of the form, by its dotted source, and whether anything is left to say above
 * it. `place`: where in the form an error of the record belongs, where the two differ.
 */
export function sortErrors(error: unknown, fields: Fields, place = (source: string) => source): { known: FieldErrors; rest: boolean } {
  const errors = Object.entries(error instanceof CallError ? error.body.errors : {}).map(([source, text]) => [place(dotted(source)), text] as const);
  const known = errors.filter(([source]) => ruleAt(fields, source));
  return { known: Object.fromEntries(known), rest: known.length === 0 || known.length < errors.length };
}
