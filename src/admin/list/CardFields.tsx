import { useMemo, type ReactNode } from 'react';
import { useTranslateLabel, type RaRecord } from 'react-admin';
import { Address } from '../../ui/Address.tsx';
import { formatOptional } from '../../ui/formats.ts';
import { cellText, type ColumnDefinition } from '../datatable/columns.ts';
import { renderContent } from '../datatable/DataTableColumn.tsx';
import { useListColumns } from '../datatable/useListColumns.ts';
import styles from './CardFields.module.css';

/** A field of the cards. `text` is its label. */
export interface CardField extends ColumnDefinition {
  text: ReactNode;
}

/** Returns the columns of the list's table that are fields of its cards. Memoized, because memoized cards get them as a prop. */
export function useCardFields(sources: readonly string[]): readonly CardField[] {
  const translateLabel = useTranslateLabel();
  const { columns } = useListColumns();
  return useMemo(
    () =>
      sources
        .flatMap(field => columns.find(({ key }) => key === field) ?? [])
        .map(column => {
          const { source, label } = column;
          return {
            ...column,
            text: translateLabel({
              ...(source !== undefined && { source }),
              ...(typeof label === 'string' && { label }),
            }),
          };
        }),
    [sources, columns, translateLabel],
  );
}

function renderValue(field: CardField, record: RaRecord) {
  const text = formatOptional(cellText(field, record));
  return field.isAddress ? (
    <dd>
      <Address text={text} />
    </dd>
  ) : (
    <dd title={text}>{renderContent(field, record)}</dd>
  );
}

/** Renders the fields of a card, or their skeleton if there is no record. */
export const renderCardFields = (fields: readonly CardField[], record?: RaRecord) =>
  fields.length ? (
    <dl className={styles.fields}>
      {fields.map(field => (
        <div key={field.key} className={field.isAddress ? styles.address : undefined}>
          <dt>{field.text}</dt>
          {record ? (
            renderValue(field, record)
          ) : (
            <dd>
              <span className="skeleton" style={{ width: '70%' }} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  ) : null;
