import type { TextKey } from './useText.ts';

/** The fields that an area's catalogue names: `email` of `users.field.email`. */
export type FieldOf<Area extends string> = TextKey extends infer Key ? (Key extends `${Area}.field.${infer Field}` ? Field : never) : never;

/** The areas whose catalogue names fields. */
export type FieldArea = TextKey extends infer Key ? (Key extends `${infer Area}.field.${string}` ? Area : never) : never;

/** The label of a field follows from its name: the text `<area>.field.<source>`. */
export const fieldLabel = <Area extends FieldArea>(area: Area, source: FieldOf<Area>) => `${area}.field.${source}` as TextKey;
