import type { Schema } from './endpoint.ts';
import { isObject } from './shape.ts';

interface Def {
  type: string;
  innerType?: Schema<unknown>;
  options?: Schema<unknown>[];
  element?: Schema<unknown>;
  shape?: Record<string, Schema<unknown>>;
  values?: unknown[];
  entries?: Record<string, unknown>;
  defaultValue?: unknown;
}

/** zod's own description of a schema, which its public type hides. */
export const schemaDef = (schema: Schema<unknown>) => schema._zod.def as unknown as Def;

export const isRecord = (value: unknown): boolean =>
  isObject(value) && typeof value._id === 'string' && value._id !== '';

/**
 * Returns whether a reply has the shape of its schema, as loosely as the contract: unknown fields are
 * allowed, known fields may be missing, null, or break a rule of a form, and lists may contain null. The
 * types of lists, texts and objects must fit, and a record has its `_id`. It reads zod's description of the
 * schema, so that zod itself is not loaded.
 */
export function matchesSchema(schema: Schema<unknown>, value: unknown): boolean {
  const { type, innerType, options = [], element, shape = {} } = schemaDef(schema);
  if (innerType) return value === undefined || value === null || matchesSchema(innerType, value);
  switch (type) {
    case 'union':
      return options.some(option => matchesSchema(option, value));
    case 'array':
      return Array.isArray(value) && value.every(one => isAbsentOrMatches(element!, one));
    case 'object':
      return (
        isObject(value) &&
        ('_id' in shape ? isRecord(value) : true) &&
        Object.entries(shape).every(([name, field]) => isAbsentOrMatches(field, value[name]))
      );
    case 'string':
    case 'number':
    case 'boolean':
    case 'literal':
    case 'enum':
      return typeof value !== 'object' && value !== undefined;
    default:
      return true;
  }
}

const isAbsentOrMatches = (field: Schema<unknown>, value: unknown) =>
  value === undefined || value === null || matchesSchema(field, value);

interface RowSchema {
  item: Schema<unknown>;
  /** Whether a row may be the id of its record. */
  orIds: boolean;
}

const rowSchemas = new WeakMap<object, RowSchema>();
/** Marks a schema as that of a list with these items. */
export function markAsList<S extends object>(schema: S, item: Schema<unknown>, orIds = false): S {
  rowSchemas.set(schema, { item, orIds });
  return schema;
}

/**
 * Removes rows that do not fit and counts them. Converts IDs to records with that ID. Returns undefined if
 * the reply is not a list.
 */
function filterRows({ item, orIds }: RowSchema, answer: unknown): unknown {
  const all = Array.isArray(answer) ? answer : isObject(answer) ? answer.data : undefined;
  if (!Array.isArray(all)) return undefined;
  const byId = orIds && all.some(row => typeof row === 'string');
  const records = byId ? all.map(row => (typeof row === 'string' ? { _id: row } : (row as unknown))) : all;
  const data = records.filter(row => matchesSchema(item, row));
  const skippedCount = all.length - data.length;
  if (!skippedCount) return byId ? (isObject(answer) ? { ...answer, data } : data) : answer;
  return { ...(isObject(answer) && answer), data, skippedCount };
}

/** Returns the reply if it fits its schema, or undefined. A list loses the rows that do not fit. */
export function parseReply(schema: Schema<unknown>, answer: unknown): unknown {
  const list = rowSchemas.get(schema);
  if (list) return filterRows(list, answer);
  return matchesSchema(schema, answer) ? answer : undefined;
}
