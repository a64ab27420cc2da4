import type { ReactElement } from 'react';
import type { RaRecord } from 'react-admin';
import { formatPlain } from '../../ui/formatValue.ts';
import { BooleanField } from '../field/BooleanField.tsx';
import { selectFields, type FieldsDefinition, type SourcesIn } from '../field/defineFields.ts';
import type { DataTableColumnProps } from './columns.ts';
import { DataTableColumn, DataTableNumberColumn } from './DataTableColumn.tsx';

type ColumnProps<T extends RaRecord> = Partial<Pick<DataTableColumnProps<T>, 'format' | 'render'>>;

const NUMERIC = ['number', 'money', 'duration'];

/** The columns of a table, one for each field with `column`. `props` are further props of some of them. */
export const fieldColumns = <T extends RaRecord, F extends FieldsDefinition = FieldsDefinition>(
  fields: F,
  props: Partial<Record<SourcesIn<F, 'column'>, ColumnProps<T>>> = {},
): ReactElement[] =>
  selectFields(fields, 'column').map(({ source, kind, label, defaultValue, column }) => {
    const { after: _, ...options } = column!;
    const all = {
      source,
      label,
      format: (value: unknown) => formatPlain(kind, value ?? defaultValue),
      ...options,
      ...(props as Record<string, ColumnProps<RaRecord>>)[source],
    };
    if (kind && NUMERIC.includes(kind)) return <DataTableNumberColumn key={source} {...all} />;
    return (
      <DataTableColumn
        key={source}
        isAddress={kind === 'email'}
        isTime={kind === 'epochSeconds'}
        {...(kind === 'boolean' && { field: BooleanField })}
        {...all}
      />
    );
  });

/** The sources of the fields with `card`, for `CardList`. */
export const cardFields = (fields: FieldsDefinition) =>
  selectFields(fields, 'card').map(({ source }) => source);
