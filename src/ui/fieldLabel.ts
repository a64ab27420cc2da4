import type { TextKey } from './useText.ts';

/**
 * Maps each area to its field names. A lookup by area is faster for the compiler than a search through all
 * texts.
 */
type FieldsOf = {
  [
    Key in TextKey as Key extends `${infer Area}.fields.${string}` ? Area : never
  ]: Key extends `${string}.fields.${infer Field}` ? Field : never;
};

/** The areas whose texts name fields. */
export type FieldArea = keyof FieldsOf;

/** The field names of an area: `email` of `resources.users.fields.email`. */
export type FieldOf<Area extends FieldArea> = FieldsOf[Area];

/** Returns the key of a field's label: `<area>.fields.<source>`. */
export const fieldLabel = <Area extends FieldArea>(area: Area, source: FieldOf<Area>) =>
  `${area}.fields.${source}` as TextKey;
