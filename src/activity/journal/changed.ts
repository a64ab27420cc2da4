import { isEquivalent } from '../../data/isEquivalent.ts';
import { shownDate } from '../../platform/groupDate.ts';
import { nameSources } from '../../platform/resources.ts';
import { isSecretName } from '../../platform/secrets.ts';

type Values = Record<string, unknown>;

/** Whether a field, or anything in it, is never written down. */
const holdsSecret = (name: string, value: unknown): boolean =>
  isSecretName(name) ||
  (typeof value === 'object' &&
    value !== null &&
    Object.entries(value).some(([inner, one]) => holdsSecret(inner, one)));

/** Fields that name what has no screens of its own; the last ones name other things, too. */
const OTHER_NAMES = ['groupName', 'fieldAppName', 'department', 'name', 'title', 'email', 'applicationId'];

/** The fields by which records are called, the surest first. */
const NAMES = [...Object.values(nameSources).filter(source => !OTHER_NAMES.includes(source)), ...OTHER_NAMES];

/** The value of a field as it is shown where it is said. */
export const shownIn = (field: string, value: unknown) =>
  field === 'notificationGroupDate' ? shownDate(value) : value;

/** What a record is called; nothing where it does not say. */
export function calledIn(record: Values | undefined): string {
  if (!record) return '';
  const person = [record.firstName, record.lastName].filter(Boolean).join(' ');
  const name = NAMES.map(field => shownIn(field, record[field])).find(
    value => typeof value === 'string' && value.trim() !== '',
  );
  return person || ((name as string | undefined) ?? '');
}

export interface ChangedFields {
  fields: string[];
  /** Both are there where what was changed can be put back. */
  left?: Values;
  before?: Values;
}

/** What a save has changed of a record, as far as anybody may know it. */
export function changedBy(body: Values, before: Values | undefined): ChangedFields {
  if (!before) return { fields: [] };
  const fields = Object.keys(body).filter(
    name => !['_id', 'id', '__v'].includes(name) && !isEquivalent(body[name], before[name], { field: name }),
  );
  if (fields.some(name => holdsSecret(name, body[name]) || holdsSecret(name, before[name])))
    return { fields };
  // What was not there is emptied: what a record lacks, its save would leave as it is.
  const empty = (value: unknown) =>
    typeof value === 'string' ? '' : Array.isArray(value) ? [] : typeof value === 'boolean' ? false : null;
  return {
    fields,
    left: Object.fromEntries(fields.map(name => [name, body[name]])),
    before: Object.fromEntries(fields.map(name => [name, before[name] ?? empty(body[name])])),
  };
}
