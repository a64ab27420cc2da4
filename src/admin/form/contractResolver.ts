import { getSimpleValidationResolver, type ValidateForm } from 'react-admin';
import { get, set, type FieldValues, type FieldErrors as NestedErrors, type Resolver } from 'react-hook-form';
import { errorsOf } from '../../forms/errorsOf.ts';
import type { Fields } from '../../forms/rules.ts';

interface Rules {
  fields: Fields;
  /** The fields whose stored values are judged by their type, too: all of a new record, else those that were changed. */
  changed(typed: FieldValues): FieldValues;
  /** What stands in a field and is no value yet, by source. */
  unreadable: ReadonlyMap<string, string>;
  validate?: ValidateForm | undefined;
}

/**
 * Checks a form by the contract's rules, then by its own `validate`. Values are handed on as they are: what a schema does
 * not know stays.
 */
export const contractResolver =
  ({ fields, changed, unreadable, validate }: Rules): Resolver<FieldValues> =>
  async (typed, ...more) => {
    const own = validate ? await getSimpleValidationResolver(validate)(typed, ...more) : { errors: {} };
    const errors: NestedErrors = { ...own.errors };
    const broken = { ...errorsOf(fields, typed, changed(typed)), ...Object.fromEntries(unreadable) };
    for (const [source, message] of Object.entries(broken))
      set(errors, source, { ...(get(errors, source) as object | undefined), type: 'rule', message });
    return Object.keys(errors).length ? { values: {}, errors } : { values: typed, errors: {} };
  };
