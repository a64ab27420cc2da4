import type { Schema } from './endpoint.ts';
import { isObject, isRecord } from './shape.ts';

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

/** zod's own description of a schema; its public type says less. */
export const schemaDef = (schema: Schema<unknown>) => schema._zod.def as unknown as Def;

/**
 * Whether an answer has the shape that its schema states, as loosely as the contract is: unknown fields pass, known ones may
 * be missing, null, or break a rule for what people fill in; a list within may hold null. But a list is a list, a text is no
 * object, and a record has its `_id`. Reads zod's own description of a schema, so that nobody loads zod for it.
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
  /** A row may be the id of its record. */
  orIds: boolean;
}

const rowSchemas = new WeakMap<object, RowSchema>();
/** Remembers that a schema is a list's, and of what. */
export function markAsList<S extends object>(schema: S, item: Schema<unknown>, orIds = false): S {
  rowSchemas.set(schema, { item, orIds });
  return schema;
}

/** A list without the rows that are none of its kind, and how many those are; undefined where it is no list at all. An id becomes a record with that id. */
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

/** Returns the answer if it fits its schema, a list without the rows that do not fit; otherwise undefined. */
export function parseReply(schema: Schema<unknown>, answer: unknown): unknown {
  const list = rowSchemas.get(schema);
  if (list) return filterRows(list, answer);
  return matchesSchema(schema, answer) ? answer : undefined;
}
