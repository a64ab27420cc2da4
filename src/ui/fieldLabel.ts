import type { TextKey } from './useText.ts';

/** The fields that each area's catalogue names, as one type: asked for per area it is a look-up, not a search through all texts. */
type FieldsOf = {
  [
    Key in TextKey as Key extends `${infer Area}.fields.${string}` ? Area : never
  ]: Key extends `${string}.fields.${infer Field}` ? Field : never;
};

/** The areas whose catalogue names fields. */
export type FieldArea = keyof FieldsOf;

/** The fields that an area's catalogue names: `email` of `resources.users.fields.email`. */
export type FieldOf<Area extends FieldArea> = FieldsOf[Area];

/** The label of a field follows from its name: the text `<area>.fields.<source>`. */
export const fieldLabel = <Area extends FieldArea>(area: Area, source: FieldOf<Area>) =>
  `${area}.fields.${source}` as TextKey;
