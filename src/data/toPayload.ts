import type { Schema } from '../platform/endpoint.ts';
import { schemaDef } from '../platform/schema.ts';
import { isObject } from '../platform/shape.ts';

/**
 * Converts a form value to the platform's contract: an empty text is null in react-admin's inputs and '' on the platform. Null
 * stays null in nullable fields and in fields that are not text.
 */
export function toPayload(schema: Schema<unknown>, value: unknown): unknown {
  const { type, innerType, element, shape } = schemaDef(schema);
  if (value === null && type === 'nullable') return null;
  if (innerType) return toPayload(innerType, value);
  if (value === null) return type === 'string' ? '' : null;
  if (element && Array.isArray(value)) return value.map(item => toPayload(element, item));
  if (!shape || !isObject(value)) return value;
  const fields = Object.entries(shape).filter(([name]) => Object.hasOwn(value, name));
  return {
    ...value,
    ...Object.fromEntries(fields.map(([name, field]) => [name, toPayload(field, value[name])])),
  };
}
