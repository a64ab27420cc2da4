import type { Schema } from './endpoint.ts';
import { schemaDef } from './schema.ts';

/**
 * The kind of a field's values, which decides how they are entered, shown and exported. A `duration` is in
 * seconds.
 */
export type FieldKind = keyof KindValues;

interface KindValues {
  text: string;
  email: string;
  phone: string;
  secret: string;
  richText: string;
  number: number;
  money: number;
  duration: number;
  epochSeconds: number;
  boolean: boolean;
}

const kinds = new WeakMap<object, FieldKind>();

/** Attaches a kind to a schema: `averageTime: withKind('duration', z.number())`. */
export function withKind<Kind extends FieldKind, S extends Schema<KindValues[Kind] | null | undefined>>(
  kind: Kind,
  schema: S,
): S {
  kinds.set(schema, kind);
  return schema;
}

const kindByType: Record<string, FieldKind> = { string: 'text', number: 'number', boolean: 'boolean' };

/** Returns the attached kind or the kind of the type. Returns undefined for arrays, objects and unions. */
export function fieldKind(schema: Schema<unknown>): FieldKind | undefined {
  const { type, innerType } = schemaDef(schema);
  return kinds.get(schema) ?? (innerType ? fieldKind(innerType) : kindByType[type]);
}
