import type { infer as Infer } from 'zod/mini';
import { fieldLabel, type FieldArea, type FieldOf } from '../ui/fieldLabel.ts';
import type { TextKey } from '../ui/useText.ts';
import type { Fields } from './rules.ts';
import type { AllSources } from './sources.ts';

/** A form as it is stated beside its resource: what it asks for, each field with its rule from the platform's contract. */
export interface StatedForm<S extends Fields = Fields> {
  /** The resource of a record's form; of another one the area of the catalogue that names the fields. */
  readonly resource: string;
  readonly fields: S;
  /** The label of `paths.0.path` is the text `<area>.fields.paths.path`. */
  labelOf(source: string): TextKey;
}

/** What a form holds: `{ roleName: string; roleDescription: string | undefined }`. Inputs take their sources from it. */
export type FormValues<F extends StatedForm> = { -readonly [K in keyof F['fields']]: Infer<F['fields'][K]> };

/** Demands a text for every field that has none. */
type Named<A extends FieldArea, S extends Fields> = {
  [K in Exclude<AllSources<FormValues<StatedForm<S>>>, FieldOf<A>>]: 'has no text in the catalogue';
};

/**
 * States a form: `formOf('resources.roles', { roleName: Role.shape.roleName })`. A field, or a field within one, that the area's
 * catalogue does not name does not compile.
 */
export const formOf = <const A extends FieldArea, S extends Fields>(
  area: A,
  fields: S & Named<A, S>,
): StatedForm<S> => ({
  resource: area.replace(/^resources\./, ''),
  fields,
  labelOf: source =>
    fieldLabel(
      area,
      source
        .split('.')
        .filter(part => !/^\d*$/.test(part))
        .join('.') as FieldOf<A>,
    ),
});
