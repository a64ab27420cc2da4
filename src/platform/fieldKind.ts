import type { Schema } from './endpoint.ts';
import { schemaDef } from './schema.ts';

/** What the values of a field are. It decides how they are entered, shown and exported. A `duration` is in seconds. */
export type FieldKind =
  | 'text'
  | 'email'
  | 'phone'
  | 'secret'
  | 'richText'
  | 'number'
  | 'money'
  | 'duration'
  | 'epochSeconds'
  | 'boolean';

const kinds = new WeakMap<object, FieldKind>();

/** States the kind of a field in its schema: `averageTime: ofKind('duration', z.number())`. */
export function withKind<S extends object>(kind: FieldKind, schema: S): S {
  kinds.set(schema, kind);
  return schema;
}

const kindByType: Record<string, FieldKind> = { string: 'text', number: 'number', boolean: 'boolean' };

/** The stated kind, or that of the type; undefined for arrays, objects and unions. */
export function fieldKind(schema: Schema<unknown>): FieldKind | undefined {
  const { type, innerType } = schemaDef(schema);
  return kinds.get(schema) ?? (innerType ? fieldKind(innerType) : kindByType[type]);
}
