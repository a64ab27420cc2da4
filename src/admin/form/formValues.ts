import type { RaRecord } from 'react-admin';
import { isSameJson } from '../../data/isSameJson.ts';
import { schemaDef } from '../../platform/schema.ts';
import { isObject } from '../../platform/shape.ts';
import type { TypedText } from '../../ui/unsaved/unsaved.ts';
import type { FormDefinition } from './defineForm.ts';
import {
  arrayItemRule,
  isSecretRule,
  objectFields,
  unwrapRule,
  type FieldRule,
  type FormFields,
} from './fieldRules.ts';

type RecordValues = Readonly<Record<string, unknown>>;

const EMPTY: RecordValues = {
  boolean: false,
  number: null,
  file: null,
  custom: null,
  unknown: null,
  any: null,
};

/** Returns the initial value of a field: the default of its rule, or an empty value of its type. */
export function initialFieldValue(rule: FieldRule): unknown {
  const { defaultValue } = schemaDef(rule);
  if (defaultValue !== undefined) return defaultValue;
  const { type, shape, options } = schemaDef(unwrapRule(rule));
  if (shape)
    return Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, initialFieldValue(field)]));
  if (type === 'array') return [];
  if (type === 'record') return {};
  if (options?.[0]) return initialFieldValue(options[0]);
  return type in EMPTY ? EMPTY[type] : '';
}

/** Fills in initial values where the value or its nested fields are missing. Fields without a rule stay. */
export function withDefaults(rule: FieldRule, value: unknown): unknown {
  if (value === undefined || value === null) return initialFieldValue(rule);
  const [itemRule, fields] = [arrayItemRule(rule), objectFields(rule)];
  if (itemRule && Array.isArray(value)) return value.map(item => withDefaults(itemRule, item));
  if (fields && isObject(value)) return { ...value, ...valuesWithDefaults(fields, value) };
  return value;
}
/** Returns the values of a form's fields, each one `withDefaults`. */
export const valuesWithDefaults = (fields: FormFields, values: RecordValues): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, rule]) => [name, withDefaults(rule, values[name])]));

/** Returns the part of a value that a draft may store. Secrets and files are removed at any depth. */
export function draftable(rule: FieldRule, value: unknown): unknown {
  if (isSecretRule(rule) || value instanceof File) return undefined;
  const [itemRule, fields] = [arrayItemRule(rule), objectFields(rule)];
  if (itemRule && Array.isArray(value)) return value.map(item => draftable(itemRule, item) ?? null);
  if (fields && isObject(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, fields[name] ? draftable(fields[name], one) : one]),
    );
  return value;
}
/** Returns the values of a form's fields that a draft may store. */
export const draftableValues = (fields: FormFields, values: RecordValues): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, rule]) => {
      const stored = name in values ? draftable(rule, values[name]) : undefined;
      return stored === undefined ? [] : [[name, stored]];
    }),
  );

/** Returns the changed fields of a form with their values. */
export const changedValues = (
  fields: FormFields,
  before: RecordValues,
  typed: RecordValues,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys(fields).flatMap(name => (isSameJson(before[name], typed[name]) ? [] : [[name, typed[name]]])),
  );

/** Returns a value as text, and a choice as its label. */
function valueToText(value: unknown): string {
  if (Array.isArray(value)) return value.map(valueToText).join('\n');
  if (typeof value === 'object' && value !== null)
    return 'label' in value
      ? valueToText(value.label)
      : Object.values(value)
          .filter(one => typeof one !== 'boolean')
          .map(valueToText)
          .filter(Boolean)
          .join(', ');
  return typeof value === 'boolean' ? '' : String(value ?? '');
}

/** Returns the changed values of a form as texts that the user can copy. Secrets are left out. */
export const unsavedTexts = (
  { fields, labelOf }: FormDefinition,
  changes: RecordValues,
  translate: (key: string) => string,
): TypedText[] =>
  Object.entries(draftableValues(fields, changes))
    .map(([source, value]) => ({ label: translate(labelOf(source)), text: valueToText(value) }))
    .filter(({ text }) => text.trim() !== '');

/** Returns the initial values of a new record. Missing fields are empty or have the default of their rule. */
export const newRecordValues = (
  { fields }: FormDefinition,
  defaultValues: object | ((record: RaRecord) => object) | undefined,
) =>
  typeof defaultValues === 'function'
    ? (record: RaRecord) => ({
        ...valuesWithDefaults(fields, {}),
        ...(defaultValues as (record: RaRecord) => object)(record),
      })
    : { ...defaultValues, ...valuesWithDefaults(fields, { ...defaultValues }) };
