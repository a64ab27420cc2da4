import { fieldKind, type FieldKind } from '../../platform/fieldKind.ts';
import { fieldLabel, type FieldArea, type FieldOf } from '../../ui/fieldLabel.ts';
import type { TextKey } from '../../ui/useText.ts';
import type { DataTableColumnProps } from '../datatable/columns.ts';
import type { FormFields } from '../form/fieldRules.ts';

/** Moves a field behind another one, if its position differs from the order of the definition. */
interface FieldPosition<Source extends string> {
  after?: Source;
}

/** Where and how a field of a record appears. */
export interface FieldOptions<Source extends string = string> {
  /** Text key of the label. Defaults to `<area>.fields.<source>`. */
  label?: TextKey;
  /** Replaces a missing value. */
  defaultValue?: unknown;
  /** The field is a column of the table. */
  column?: FieldPosition<Source> &
    Pick<DataTableColumnProps, 'disableSort' | 'initialVisibility' | 'quiet' | 'width'>;
  /** The field is in the cards. It must also be a column. */
  card?: true;
  /** The field is in the details of the record's page. */
  show?: true;
  /** The field has an input in the forms, or with `'edit'` only in the edit form. */
  input?: true | 'edit';
  /** The field is a column of exported files. */
  export?: true | FieldPosition<Source>;
  /** The headers of the field's column in an imported file, in all languages. They contain only letters and digits. */
  import?: readonly string[];
}

/** The options of a field without a schema, such as one that only the platform's export contains. */
type OptionsWithKind<Source extends string> = FieldOptions<Source> & { kind: FieldKind };

/** A field of a record with its source, kind and label. */
export interface FieldDefinition extends FieldOptions {
  source: string;
  kind: FieldKind | undefined;
  label: TextKey;
}

/** The fields of a record, in order. */
export interface FieldsDefinition<S extends FormFields = FormFields, L extends object = object> {
  schemas: S;
  options: L;
  all: readonly FieldDefinition[];
}

type OptionsByField<A extends FieldArea, S extends FormFields, L> = {
  [K in keyof L]: (K extends keyof S ? FieldOptions<keyof L & string> : OptionsWithKind<keyof L & string>) &
    (K extends FieldOf<A> ? unknown : { label: TextKey });
};

/**
 * Defines the fields of a record: `defineFields('resources.users', User.shape, { phone: { column: {}, input: true } })`. Table, cards,
 * details, forms, export and import are created from the definition. The kind of a field is stated in its schema, or in its options if
 * it has no schema. A field without a label in the area's texts does not compile.
 */
export const defineFields = <
  const A extends FieldArea,
  S extends FormFields,
  const L extends Record<string, FieldOptions & { kind?: FieldKind }>,
>(
  area: A,
  schemas: S,
  options: L & OptionsByField<A, S, L>,
): FieldsDefinition<S, L> => ({
  schemas,
  options,
  all: Object.entries(options as Record<string, FieldOptions & { kind?: FieldKind }>).map(
    ([source, fieldOptions]) => ({
      kind: schemas[source] && fieldKind(schemas[source]),
      label: fieldLabel(area, source as FieldOf<A>),
      ...fieldOptions,
      source,
    }),
  ),
});

type FieldUse = 'card' | 'column' | 'export' | 'import' | 'input' | 'show';

/** Returns the fields of a table, form or file in the order of their positions. */
export function selectFields(fields: FieldsDefinition, use: FieldUse): readonly FieldDefinition[] {
  const used = fields.all.filter(field => field[use]);
  const sorted = used.filter(field => getPredecessor(field, use) === undefined);
  for (const field of used)
    if (!sorted.includes(field))
      sorted.splice(sorted.findIndex(({ source }) => source === getPredecessor(field, use)) + 1, 0, field);
  return sorted;
}

const getPredecessor = (field: FieldDefinition, use: FieldUse) =>
  (field[use] as FieldPosition<string> | undefined)?.after;

/** The sources of the fields of a table, form or file. */
export type SourcesIn<F extends FieldsDefinition, U extends FieldUse> = {
  [K in keyof F['options'] & string]: F['options'][K] extends Record<U, unknown> ? K : never;
}[keyof F['options'] & string];

/** Returns the fields of the create form or the edit form. */
export const formFields = (fields: FieldsDefinition, form: 'create' | 'edit') =>
  selectFields(fields, 'input').filter(({ input }) => form === 'edit' || input !== 'edit');

/** Returns the schemas of the fields of a form, for `defineForm`. */
export const formSchemas = <S extends FormFields, L extends object>(
  fields: FieldsDefinition<S, L>,
  form: 'create' | 'edit',
) =>
  Object.fromEntries(formFields(fields, form).map(({ source }) => [source, fields.schemas[source]])) as Pick<
    S,
    SourcesIn<FieldsDefinition<S, L>, 'input'> & keyof S
  >;
