import { safeParse } from 'zod/mini';
import { isSameJson } from '../data/isSameJson.ts';
import type { FieldErrors } from '../platform/errors.ts';
import {
  emptyOf,
  entryOf,
  fieldsIn,
  isOptional,
  isRequired,
  typeOf,
  type Fields,
  type Rule,
} from './rules.ts';

type Values = Readonly<Record<string, unknown>>;

const isBlank = (value: unknown) => value === undefined || value === null || value === '';

/** The value as its rule judges it: what is optional and empty was not given. */
function given(rule: Rule, value: unknown): unknown {
  if (isOptional(rule) && typeOf(rule) !== 'boolean' && (isBlank(value) || isSameJson(value, emptyOf(rule))))
    return undefined;
  const [entry, fields] = [entryOf(rule), fieldsIn(rule)];
  if (entry && Array.isArray(value)) return value.map(one => given(entry, one));
  if (fields && value && typeof value === 'object')
    return {
      ...value,
      ...Object.fromEntries(
        Object.entries(fields).map(([name, field]) => [name, given(field, (value as Values)[name])]),
      ),
    };
  return value;
}

/** The sources of what must be filled in and is not. */
function missing(rule: Rule, value: unknown, source: string): string[] {
  if (isRequired(rule)) return isBlank(value) ? [source] : [];
  const [entry, fields] = [entryOf(rule), fieldsIn(rule)];
  if (entry && Array.isArray(value))
    return value.flatMap((one, at) => missing(entry, one, `${source}.${at}`));
  if (!fields || !value || typeof value !== 'object') return [];
  return Object.entries(fields).flatMap(([name, field]) =>
    missing(field, (value as Values)[name], `${source}.${name}`),
  );
}

/** zod's own word for what it refused without a message of the contract. */
const UNSAID = 'Invalid input';

/**
 * The first error of each field, by its dotted source (`paths.0.path`): a key of the catalogue, or a sentence of the
 * contract. Empty where all are right. A stored value of an unexpected type outside `changed` is the platform's to judge: it
 * breaks no documented rule, and its input may not be able to write it.
 */
export function errorsOf(fields: Fields, values: Values, changed: Values = fields): FieldErrors {
  const errors: FieldErrors = {};
  for (const [name, rule] of Object.entries(fields)) {
    const value = given(rule, values[name] ?? emptyOf(rule));
    const absent = value === undefined ? [] : missing(rule, value, name);
    for (const { path, message } of safeParse(rule, value).error?.issues ?? []) {
      const source = [name, ...path].join('.');
      if (message !== UNSAID) errors[source] ??= message;
      else if (absent.includes(source)) errors[source] ??= 'ra.validation.required';
      else if (name in changed) errors[source] ??= 'ui.rule.wrong';
    }
    for (const source of absent) errors[source] ??= 'ra.validation.required';
  }
  return errors;
}
