import type { RaRecord } from 'react-admin';
import { isSameJson } from '../../data/isSameJson.ts';
import { defOf } from '../../platform/schema.ts';
import { isObject } from '../../platform/shape.ts';
import type { TypedText } from '../../ui/unsaved/unsaved.ts';
import type { FormDefinition } from './defineForm.ts';
import {
  isSecretRule,
  itemRuleOf,
  objectFields,
  unwrap,
  type FieldRule,
  type FormFields,
} from './fieldRules.ts';

type Values = Readonly<Record<string, unknown>>;

const EMPTY: Values = { boolean: false, number: null, file: null, custom: null, unknown: null, any: null };

/** The initial value of a field: the default of its rule, or an empty value of its type. */
export function emptyValueOf(rule: FieldRule): unknown {
  const { defaultValue } = defOf(rule);
  if (defaultValue !== undefined) return defaultValue;
  const { type, shape, options } = defOf(unwrap(rule));
  if (shape)
    return Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, emptyValueOf(field)]));
  if (type === 'array') return [];
  if (type === 'record') return {};
  if (options?.[0]) return emptyValueOf(options[0]);
  return type in EMPTY ? EMPTY[type] : '';
}

/** The value with an empty value for everything that is missing in it. Fields without a rule stay. */
export function withDefaults(rule: FieldRule, value: unknown): unknown {
  if (value === undefined || value === null) return emptyValueOf(rule);
  const [itemRule, fields] = [itemRuleOf(rule), objectFields(rule)];
  if (itemRule && Array.isArray(value)) return value.map(item => withDefaults(itemRule, item));
  if (fields && isObject(value)) return { ...value, ...valuesWithDefaults(fields, value) };
  return value;
}
/** The values of a form's fields, `withDefaults`. */
export const valuesWithDefaults = (fields: FormFields, values: Values): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, rule]) => [name, withDefaults(rule, values[name])]));

/** The part of a value that a draft may store: no secrets and no files, at any depth. */
export function draftable(rule: FieldRule, value: unknown): unknown {
  if (isSecretRule(rule) || value instanceof File) return undefined;
  const [itemRule, fields] = [itemRuleOf(rule), objectFields(rule)];
  if (itemRule && Array.isArray(value)) return value.map(item => draftable(itemRule, item) ?? null);
  if (fields && isObject(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, fields[name] ? draftable(fields[name], one) : one]),
    );
  return value;
}
/** The values of a form's fields that a draft may store. */
export const draftableValues = (fields: FormFields, values: Values): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, rule]) => {
      const stored = name in values ? draftable(rule, values[name]) : undefined;
      return stored === undefined ? [] : [[name, stored]];
    }),
  );

/** The changed fields of a form with their values. */
export const changedValues = (fields: FormFields, before: Values, typed: Values): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys(fields).flatMap(name => (isSameJson(before[name], typed[name]) ? [] : [[name, typed[name]]])),
  );

/** A value as text; a choice as its label. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join('\n');
  if (typeof value === 'object' && value !== null)
    return 'label' in value
      ? textOf(value.label)
      : Object.values(value)
          .filter(one => typeof one !== 'boolean')
          .map(textOf)
          .filter(Boolean)
          .join(', ');
  return typeof value === 'boolean' ? '' : String(value ?? '');
}

/** Changed values of a form as texts to be copied, without secrets. */
export const typedTexts = (
  { fields, labelOf }: FormDefinition,
  changes: Values,
  translate: (key: string) => string,
): TypedText[] =>
  Object.entries(draftableValues(fields, changes))
    .map(([source, value]) => ({ label: translate(labelOf(source)), text: textOf(value) }))
    .filter(({ text }) => text.trim() !== '');

/** The initial values of a new record: missing fields are empty or have the default of their rule. */
export const filledDefaults = (
  { fields }: FormDefinition,
  given: object | ((record: RaRecord) => object) | undefined,
) =>
  typeof given === 'function'
    ? (record: RaRecord) => ({
        ...valuesWithDefaults(fields, {}),
        ...(given as (record: RaRecord) => object)(record),
      })
    : { ...given, ...valuesWithDefaults(fields, { ...given }) };
