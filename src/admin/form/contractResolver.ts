import { getSimpleValidationResolver, type ValidateForm } from 'react-admin';
import {
  get,
  set,
  type FieldValues,
  type FieldErrors as NestedErrors,
  type RegisterOptions,
  type Resolver,
  type ResolverOptions,
} from 'react-hook-form';
import { safeParse } from 'zod/mini';
import { isSameJson } from '../../data/isSameJson.ts';
import type { FieldErrors } from '../../platform/errors.ts';
import {
  isOptional,
  isRequiredRule,
  itemRuleOf,
  objectFields,
  ruleType,
  type FieldRule,
  type FormFields,
} from './fieldRules.ts';
import { emptyValueOf } from './formValues.ts';

type Values = Readonly<Record<string, unknown>>;

const isBlank = (value: unknown) => value === undefined || value === null || value === '';

/** The value to validate: an optional value that is empty counts as missing. */
function given(rule: FieldRule, value: unknown): unknown {
  if (
    isOptional(rule) &&
    ruleType(rule) !== 'boolean' &&
    (isBlank(value) || isSameJson(value, emptyValueOf(rule)))
  )
    return undefined;
  const [itemRule, fields] = [itemRuleOf(rule), objectFields(rule)];
  if (itemRule && Array.isArray(value)) return value.map(one => given(itemRule, one));
  if (fields && value && typeof value === 'object')
    return {
      ...value,
      ...Object.fromEntries(
        Object.entries(fields).map(([name, field]) => [name, given(field, (value as Values)[name])]),
      ),
    };
  return value;
}

/** The sources of required fields that are empty. */
function missing(rule: FieldRule, value: unknown, source: string): string[] {
  if (isRequiredRule(rule)) return isBlank(value) ? [source] : [];
  const [itemRule, fields] = [itemRuleOf(rule), objectFields(rule)];
  if (itemRule && Array.isArray(value))
    return value.flatMap((one, at) => missing(itemRule, one, `${source}.${at}`));
  if (!fields || !value || typeof value !== 'object') return [];
  return Object.entries(fields).flatMap(([name, field]) =>
    missing(field, (value as Values)[name], `${source}.${name}`),
  );
}

/** zod's message where the contract has none. */
const DEFAULT_MESSAGE = 'Invalid input';

/**
 * The first error of each field by its dotted source (`paths.0.path`): a text key, or a sentence of the contract. A stored value of an
 * unexpected type is an error only in `changed`: it breaks no documented rule, and the input may not be able to correct it.
 */
export function errorsOf(fields: FormFields, values: Values, changed: Values = fields): FieldErrors {
  const errors: FieldErrors = {};
  for (const [name, rule] of Object.entries(fields)) {
    const value = given(rule, values[name] ?? emptyValueOf(rule));
    const absent = value === undefined ? [] : missing(rule, value, name);
    for (const { path, message } of safeParse(rule, value).error?.issues ?? []) {
      const source = [name, ...path].join('.');
      if (message !== DEFAULT_MESSAGE) errors[source] ??= message;
      else if (absent.includes(source)) errors[source] ??= 'ra.validation.required';
      else if (name in changed) errors[source] ??= 'ui.rule.wrong';
    }
    for (const source of absent) errors[source] ??= 'ra.validation.required';
  }
  return errors;
}

interface Rules {
  fields: FormFields;
  /** Returns the fields to validate strictly: all of a new record, only the changed ones of an existing record. */
  changed(typed: FieldValues): FieldValues;
  /** Error keys of inputs whose text cannot be parsed, by source. */
  unreadable: ReadonlyMap<string, string>;
  validate?: ValidateForm | undefined;
}

/** react-admin nests the texts of a form's `validate`: `{ message: { message } }`. */
function withText(error: unknown): unknown {
  const { message } = error as { message?: { message?: unknown; args?: unknown } };
  return typeof message?.message === 'string' && message.args === undefined
    ? { ...(error as object), message: message.message }
    : error;
}

/** The errors of the inputs' own `validate`, by source. react-hook-form leaves them to the resolver, where a form has one. */
async function inputErrors(typed: FieldValues, { fields, names }: ResolverOptions<FieldValues>) {
  const errors = await Promise.all(
    (names ?? []).map(async source => {
      const input = get(fields, source) as Partial<RegisterOptions> | undefined;
      if (typeof input?.validate !== 'function' || input.disabled) return [];
      const valid = await input.validate(get(typed, source), typed);
      return typeof valid === 'string' ? [[source, valid] as const] : [];
    }),
  );
  return Object.fromEntries(errors.flat());
}

/**
 * Validates by the contract's rules, by the form's own `validate` and by those of its inputs. It returns the values unchanged, because a parsed schema would
 * drop unknown fields.
 */
export const contractResolver =
  ({ fields, changed, unreadable, validate }: Rules): Resolver<FieldValues> =>
  async (typed, context, options) => {
    const own = validate
      ? await getSimpleValidationResolver(validate)(typed, context, options)
      : { errors: {} };
    const errors: NestedErrors = {};
    for (const [source, error] of Object.entries(own.errors)) set(errors, source, withText(error));
    const broken = {
      ...errorsOf(fields, typed, changed(typed)),
      ...(await inputErrors(typed, options)),
      ...Object.fromEntries(unreadable),
    };
    for (const [source, message] of Object.entries(broken))
      set(errors, source, { ...(get(errors, source) as object | undefined), type: 'rule', message });
    return Object.keys(errors).length ? { values: {}, errors } : { values: typed, errors: {} };
  };
