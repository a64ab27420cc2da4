import type { Schema } from '../platform/endpoint.ts';
import { defOf, isObject } from '../platform/shape.ts';

/**
 * A value as the platform's contract takes it: react-admin's inputs hold null where a text is empty, the platform ''. Null
 * stays where it is a value of its own, and where there is no text.
 */
export function toPayload(schema: Schema<unknown>, value: unknown): unknown {
  const { type, innerType, element, shape } = defOf(schema);
  if (value === null && type === 'nullable') return null;
  if (innerType) return toPayload(innerType, value);
  if (value === null) return type === 'string' ? '' : null;
  if (element && Array.isArray(value)) return value.map(one => toPayload(element, one));
  if (!shape || !isObject(value)) return value;
  const known = Object.entries(shape).filter(([name]) => Object.hasOwn(value, name));
  return {
    ...value,
    ...Object.fromEntries(known.map(([name, field]) => [name, toPayload(field, value[name])])),
  };
}
