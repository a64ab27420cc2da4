import { isEquivalent } from '../../data/isEquivalent.ts';
import type { Schema } from '../../platform/endpoint.ts';
import { fieldKind } from '../../platform/fieldKind.ts';
import { displayGroupDate } from '../../platform/groupDate.ts';
import { nameSources } from '../../platform/resources.ts';
import { schemaDef } from '../../platform/schema.ts';
import { isSecretName } from '../../platform/secrets.ts';
import { fullName } from '../../platform/userName.ts';

type RecordValues = Record<string, unknown>;

/** Whether a field, or any field inside its value, is a secret, which is never stored. */
const holdsSecret = (name: string, value: unknown): boolean =>
  isSecretName(name) ||
  (typeof value === 'object' &&
    value !== null &&
    Object.entries(value).some(([inner, one]) => holdsSecret(inner, one)));

/** Name fields of records without a resource. The last ones are also fields of resources. */
const OTHER_NAME_FIELDS: readonly string[] = [
  'groupName',
  'fieldAppName',
  'department',
  'name',
  'title',
  'email',
  'applicationId',
];

/** The fields that may hold a record's name, the most specific first. */
const NAME_FIELDS = [
  ...Object.values(nameSources)
    .filter(source => source !== undefined)
    .filter(source => !OTHER_NAME_FIELDS.includes(source)),
  ...OTHER_NAME_FIELDS,
];

/** The value of a field as the journal shows it. */
export const displayValue = (field: string, value: unknown) =>
  field === 'notificationGroupDate' ? displayGroupDate(value) : value;

/** The name of a record, or ''. */
export function recordLabel(record: RecordValues | undefined): string {
  if (!record) return '';
  const person = fullName(record);
  const name = NAME_FIELDS.map(field => displayValue(field, record[field])).find(
    value => typeof value === 'string' && value.trim() !== '',
  );
  return person || ((name as string | undefined) ?? '');
}

export interface ChangedFields {
  fields: string[];
  /** The values after and before the save. Both are set if the change can be undone. */
  left?: RecordValues;
  before?: RecordValues;
}

/**
 * Compares the body of a save with the record before it. Values of secret fields, by name or by their kind in
 * the schema of the body, are left out.
 */
export function diffFields(
  body: RecordValues,
  before: RecordValues | undefined,
  schema?: Schema<unknown>,
): ChangedFields {
  if (!before) return { fields: [] };
  const fields = Object.keys(body).filter(
    name => !['_id', 'id', '__v'].includes(name) && !isEquivalent(body[name], before[name], { field: name }),
  );
  const shape = schema && schemaDef(schema).shape;
  const isSecret = (name: string) =>
    holdsSecret(name, body[name]) ||
    holdsSecret(name, before[name]) ||
    (shape?.[name] && fieldKind(shape[name])) === 'secret';
  if (fields.some(isSecret)) return { fields };
  // An added field is undone by an empty value: a save without the field would keep its value.
  const empty = (value: unknown) =>
    typeof value === 'string' ? '' : Array.isArray(value) ? [] : typeof value === 'boolean' ? false : null;
  return {
    fields,
    left: Object.fromEntries(fields.map(name => [name, body[name]])),
    before: Object.fromEntries(fields.map(name => [name, before[name] ?? empty(body[name])])),
  };
}
