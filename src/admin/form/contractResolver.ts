import { getSimpleValidationResolver, type ValidateForm } from 'react-admin';
import { get, set, type FieldValues, type FieldErrors as NestedErrors, type Resolver } from 'react-hook-form';
import { errorsOf } from '../../forms/errorsOf.ts';
import type { Fields } from '../../forms/rules.ts';

interface Rules {
  fields: Fields;
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

/**
 * Validates by the contract's rules and by the form's own `validate`. It returns the values unchanged, because a parsed schema would
 * drop unknown fields.
 */
export const contractResolver =
  ({ fields, changed, unreadable, validate }: Rules): Resolver<FieldValues> =>
  async (typed, ...more) => {
    const own = validate ? await getSimpleValidationResolver(validate)(typed, ...more) : { errors: {} };
    const errors: NestedErrors = {};
    for (const [source, error] of Object.entries(own.errors)) set(errors, source, withText(error));
    const broken = { ...errorsOf(fields, typed, changed(typed)), ...Object.fromEntries(unreadable) };
    for (const [source, message] of Object.entries(broken))
      set(errors, source, { ...(get(errors, source) as object | undefined), type: 'rule', message });
    return Object.keys(errors).length ? { values: {}, errors } : { values: typed, errors: {} };
  };
