import { kindOf, type FieldKind } from '../../platform/fieldKind.ts';
import { fieldLabel, type FieldArea, type FieldOf } from '../../ui/fieldLabel.ts';
import type { TextKey } from '../../ui/useText.ts';
import type { DataTableColumnProps } from '../datatable/columns.ts';
import type { FormFields } from '../form/fieldRules.ts';

/** A place that differs from the order of the fields: after another field. */
interface Place<Source extends string> {
  after?: Source;
}

/** Where a field of a record appears, and how. */
export interface FieldOptions<Source extends string = string> {
  /** The text of its label, `<area>.fields.<source>` by default. */
  label?: TextKey;
  /** Stands for a missing value. */
  defaultValue?: unknown;
  /** A column of the table. */
  column?: Place<Source> & Pick<DataTableColumnProps, 'disableSort' | 'quiet' | 'shown' | 'width'>;
  /** In the cards. It has to be a column. */
  card?: true;
  /** Among the details of the record's page. */
  show?: true;
  /** An input of the form; with `'edit'` not in the form of a new record. */
  input?: true | 'edit';
  /** A column of exported files. */
  export?: true | Place<Source>;
  /** In an imported file: the headers that name its column, letters and digits only, in all languages. */
  import?: readonly string[];
}

/** A field that the schema does not have, such as one of the platform's export only. */
type Unchecked<Source extends string> = FieldOptions<Source> & { kind: FieldKind };

/** A field of a record with its name, kind and label. */
export interface FieldDefinition extends FieldOptions {
  source: string;
  kind: FieldKind | undefined;
  label: TextKey;
}

/** The fields of a record, in order. */
export interface FieldsDefinition<S extends FormFields = FormFields, L extends object = object> {
  schemas: S;
  lines: L;
  all: readonly FieldDefinition[];
}

type Lines<A extends FieldArea, S extends FormFields, L> = {
  [K in keyof L]: (K extends keyof S ? FieldOptions<keyof L & string> : Unchecked<keyof L & string>) &
    (K extends FieldOf<A> ? unknown : { label: TextKey });
};

/**
 * Defines the fields of a record, each in one line: `defineFields('resources.users', User.shape, { phone: { column: {}, input: true } })`.
 * Table, cards, details, form, export and import are made from them. The kind of a field is stated in its schema. A field without
 * a schema has to state its kind; one without a text in the area does not compile.
 */
export const defineFields = <
  const A extends FieldArea,
  S extends FormFields,
  const L extends Record<string, FieldOptions & { kind?: FieldKind }>,
>(
  area: A,
  schemas: S,
  lines: L & Lines<A, S, L>,
): FieldsDefinition<S, L> => ({
  schemas,
  lines,
  all: Object.entries(lines as Record<string, FieldOptions & { kind?: FieldKind }>).map(([source, line]) => ({
    kind: schemas[source] && kindOf(schemas[source]),
    label: fieldLabel(area, source as FieldOf<A>),
    ...line,
    source,
  })),
});

type Uses = 'card' | 'column' | 'export' | 'import' | 'input' | 'show';

/** The fields that a table, form or file has, in its order. */
export function fieldsIn(fields: FieldsDefinition, use: Uses): readonly FieldDefinition[] {
  const used = fields.all.filter(field => field[use]);
  const placed = used.filter(field => afterOf(field, use) === undefined);
  for (const field of used)
    if (!placed.includes(field))
      placed.splice(placed.findIndex(({ source }) => source === afterOf(field, use)) + 1, 0, field);
  return placed;
}

const afterOf = (field: FieldDefinition, use: Uses) => (field[use] as Place<string> | undefined)?.after;

/** The names of the fields that a table, form or file has. */
export type SourcesIn<F extends FieldsDefinition, U extends Uses> = {
  [K in keyof F['lines'] & string]: F['lines'][K] extends Record<U, unknown> ? K : never;
}[keyof F['lines'] & string];

/** The fields of the form of a record that exists, or of a new one. */
export const formFields = (fields: FieldsDefinition, form: 'create' | 'edit') =>
  fieldsIn(fields, 'input').filter(({ input }) => form === 'edit' || input !== 'edit');

/** The schemas of these fields, for `defineForm`. */
export const formSchemas = <S extends FormFields, L extends object>(
  fields: FieldsDefinition<S, L>,
  form: 'create' | 'edit',
) =>
  Object.fromEntries(formFields(fields, form).map(({ source }) => [source, fields.schemas[source]])) as Pick<
    S,
    SourcesIn<FieldsDefinition<S, L>, 'input'> & keyof S
  >;
