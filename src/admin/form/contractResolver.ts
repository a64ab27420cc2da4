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
  arrayItemRule,
  isOptional,
  isRequiredRule,
  objectFields,
  ruleType,
  type FieldRule,
  type FormFields,
} from './fieldRules.ts';
import { initialFieldValue } from './formValues.ts';

type RecordValues = Readonly<Record<string, unknown>>;

const isBlank = (value: unknown) => value === undefined || value === null || value === '';

/** Returns the value to validate, in which empty values of optional rules are undefined. */
function omitEmptyOptional(rule: FieldRule, value: unknown): unknown {
  if (
    isOptional(rule) &&
    ruleType(rule) !== 'boolean' &&
    (isBlank(value) || isSameJson(value, initialFieldValue(rule)))
  )
    return undefined;
  const [itemRule, fields] = [arrayItemRule(rule), objectFields(rule)];
  if (itemRule && Array.isArray(value)) return value.map(one => omitEmptyOptional(itemRule, one));
  if (fields && value && typeof value === 'object')
    return {
      ...value,
      ...Object.fromEntries(
        Object.entries(fields).map(([name, field]) => [
          name,
          omitEmptyOptional(field, (value as RecordValues)[name]),
        ]),
      ),
    };
  return value;
}

/** Returns the sources of required fields that are empty. */
function findMissing(rule: FieldRule, value: unknown, source: string): string[] {
  if (isRequiredRule(rule)) return isBlank(value) ? [source] : [];
  const [itemRule, fields] = [arrayItemRule(rule), objectFields(rule)];
  if (itemRule && Array.isArray(value))
    return value.flatMap((one, at) => findMissing(itemRule, one, `${source}.${at}`));
  if (!fields || !value || typeof value !== 'object') return [];
  return Object.entries(fields).flatMap(([name, field]) =>
    findMissing(field, (value as RecordValues)[name], `${source}.${name}`),
  );
}

/** zod's message for a rule without a message of its own. */
const DEFAULT_MESSAGE = 'Invalid input';

/**
 * Returns the first error of each field by its dotted source (`paths.0.path`): a text key, or a sentence of the contract. A value of an
 * unexpected type is an error only in `changed`: an unchanged one breaks no documented rule, and the input may be unable to correct it.
 */
export function validateFields(
  fields: FormFields,
  values: RecordValues,
  changed: RecordValues = fields,
): FieldErrors {
  const errors: FieldErrors = {};
  for (const [name, rule] of Object.entries(fields)) {
    const value = omitEmptyOptional(rule, values[name] ?? initialFieldValue(rule));
    const missingSources = value === undefined ? [] : findMissing(rule, value, name);
    for (const { path, message } of safeParse(rule, value).error?.issues ?? []) {
      const source = [name, ...path].join('.');
      if (message !== DEFAULT_MESSAGE) errors[source] ??= message;
      else if (missingSources.includes(source)) errors[source] ??= 'ra.validation.required';
      else if (name in changed) errors[source] ??= 'ui.rule.wrong';
    }
    for (const source of missingSources) errors[source] ??= 'ra.validation.required';
  }
  return errors;
}

interface ContractRules {
  fields: FormFields;
  /** Returns the fields to validate strictly: all fields of a new record, the changed fields of an existing one. */
  getChanges(typed: FieldValues): FieldValues;
  /** Error keys of inputs whose text cannot be parsed, by source. */
  unreadable: ReadonlyMap<string, string>;
  validate?: ValidateForm | undefined;
}

/** Unwraps the error of a form's `validate`, which react-admin nests as `{ message: { message } }`. */
function unwrapMessage(error: unknown): unknown {
  const { message } = error as { message?: { message?: unknown; args?: unknown } };
  return typeof message?.message === 'string' && message.args === undefined
    ? { ...(error as object), message: message.message }
    : error;
}

/** Returns the errors of the inputs' `validate` by source. react-hook-form does not run them in a form with a resolver. */
async function validateInputs(typed: FieldValues, { fields, names }: ResolverOptions<FieldValues>) {
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
 * Validates by the contract's rules, the form's `validate` and the `validate` of its inputs. It returns the values unchanged, because a
 * parsed schema would drop unknown fields.
 */
export const contractResolver =
  ({ fields, getChanges, unreadable, validate }: ContractRules): Resolver<FieldValues> =>
  async (typed, context, options) => {
    const formErrors = validate
      ? await getSimpleValidationResolver(validate)(typed, context, options)
      : { errors: {} };
    const errors: NestedErrors = {};
    for (const [source, error] of Object.entries(formErrors.errors))
      set(errors, source, unwrapMessage(error));
    const messages = {
      ...validateFields(fields, typed, getChanges(typed)),
      ...(await validateInputs(typed, options)),
      ...Object.fromEntries(unreadable),
    };
    for (const [source, message] of Object.entries(messages))
      set(errors, source, { ...(get(errors, source) as object | undefined), type: 'rule', message });
    return Object.keys(errors).length ? { values: {}, errors } : { values: typed, errors: {} };
  };
