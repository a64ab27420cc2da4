import type { Schema } from './endpoint.ts';
import { matchesSchema, schemaDef } from './schema.ts';

/** In these schemas null is a value of its own. */
const hasNull = (schema: Schema<unknown>) => ['nullable', 'unknown', 'any'].includes(schemaDef(schema).type);
const isOptional = (schema: Schema<unknown>) => {
  const { type, innerType } = schemaDef(schema);
  return type === 'optional' && !hasNull(innerType!);
};

function dropNulls(schema: Schema<unknown>, value: unknown): void {
  const { innerType, options = [], element, shape = {} } = schemaDef(schema);
  if (typeof value !== 'object' || value === null) return;
  if (innerType) return dropNulls(innerType, value);
  for (const option of options) if (matchesSchema(option, value)) return dropNulls(option, value);
  if (element) {
    const list = value as unknown[];
    if (!hasNull(element)) for (let at = list.length; at--;) if (list[at] === null) list.splice(at, 1);
    return list.forEach(one => dropNulls(element, one));
  }
  const record = value as Record<string, unknown>;
  for (const [name, field] of Object.entries(shape))
    if (record[name] === null && isOptional(field)) delete record[name];
    else dropNulls(field, record[name]);
}

/**
 * Removes nulls that mean "missing" from a reply, and nulls in lists, so that callers check only for
 * undefined. Changes the reply in place.
 */
export function withoutNulls<T>(schema: Schema<unknown> | undefined, answer: T): T {
  if (schema) dropNulls(schema, answer);
  return answer;
}
