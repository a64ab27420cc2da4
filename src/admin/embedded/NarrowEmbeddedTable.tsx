import type { ReactNode } from 'react';
import { RecordContextProvider, useListContext } from 'react-admin';
import { handFocusOn } from '../../ui/focus/handover.ts';
import { useText } from '../../ui/useText.ts';
import type { ColumnDefinition } from '../datatable/columns.ts';
import { MAX_SKELETON_ROWS } from '../list/skeleton.ts';
import { SortSelect } from '../list/SortSelect.tsx';
import styles from './embedded.module.css';
import { readCell, useColumnLabel, useIsBusy, type EmbeddedTableViewProps } from './embeddedTableView.ts';

/** A small table without room for columns: each record shows its first column, and the others below it. */
export function NarrowEmbeddedTable({ title, columns, rowActions, isRefreshing }: EmbeddedTableViewProps) {
  const { data: records, perPage } = useListContext();
  const isBusy = useIsBusy(isRefreshing);
  const t = useText();
  const getColumnLabel = useColumnLabel();
  const [first, ...others] = columns;
  const sortFields = columns.flatMap(({ source, label, disableSort }) =>
    disableSort || source === undefined
      ? []
      : [{ source, label: typeof label === 'string' ? label : undefined }],
  );
  const renderItem = (
    key: string | number,
    renderContent: (column: ColumnDefinition) => ReactNode,
    actions?: ReactNode,
  ) => (
    <li key={key} ref={handFocusOn} className={rowActions ? styles.acted : undefined}>
      <div className={styles.first}>{first && renderContent(first)}</div>
      {actions}
      <dl>
        {others.map(column => (
          <div key={column.key}>
            <dt>{getColumnLabel(column)}</dt>
            <dd>{renderContent(column)}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
  return (
    <>
      {sortFields.length ? (
        <SortSelect className={styles.sort} label={t('list.sort')} fields={sortFields} />
      ) : null}
      <ul
        className={`panel ${styles.list} ${isRefreshing ? 'secondary' : ''}`}
        aria-label={title}
        aria-busy={isBusy}
      >
        {records
          ? records.map(record => (
              <RecordContextProvider key={record.id} value={record}>
                {renderItem(record.id, column => readCell(column, record).content, rowActions)}
              </RecordContextProvider>
            ))
          : Array.from({ length: Math.min(perPage, MAX_SKELETON_ROWS) }, (_, index) =>
              renderItem(index, () => <span className="skeleton" style={{ width: '60%' }} />),
            )}
      </ul>
    </>
  );
}
