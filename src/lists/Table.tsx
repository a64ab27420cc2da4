import ArrowDownwardIcon from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpwardOutlined';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { useText } from '../ui/useText.ts';
import type { Column } from './columns.ts';
import { useList } from './ListContext.ts';
import styles from './list.module.css';
import { Row, type RowShape } from './Rows.tsx';
import { SelectAll } from './SelectAll.tsx';
import { useRowClicks, type RowActs } from './useRowClicks.ts';
import type { Selection } from './useSelection.ts';

interface Props<T extends RaRecord> {
  title: string;
  columns: Column<T>[];
  shape: RowShape<T>;
  acts: RowActs;
  compact: boolean;
  /** The record edited in place, and its form. */
  editing?: string | undefined;
  editor(record: T): ReactNode;
  /** Where rows can be ticked. */
  selection?: Selection<T> | undefined;
}

/** The list as a table: plain elements, fixed widths, so that skeleton, rows and next page stand still. */
export function Table<T extends RaRecord>({ title, columns, shape, acts, compact, editing, editor, selection }: Props<T>) {
  const t = useText();
  const { rows, state, refreshing } = useList<T>();
  const onClick = useRowClicks(acts);
  const widths = columns.reduce((sum, column) => sum + column.width, 0);
  const sorted = columns.find(column => column.source === state.sortBy);
  return (
    <div className={`panel ${styles.tableFrame}`} role="region" aria-label={title} tabIndex={0} aria-busy={refreshing || !rows}>
      {refreshing ? <div className={styles.refreshing} /> : null}
      <table className={`${styles.table} ${compact ? styles.compact : ''} ${refreshing ? styles.stale : ''}`}>
        <caption className="visually-hidden">
          {t('list.caption', {
            title,
            name: sorted ? t(state.sortDirection === 'asc' ? 'list.ascending' : 'list.descending', { name: t(sorted.label) }) : state.sortBy,
          })}
        </caption>
        <colgroup>
          {selection ? <col width="40" /> : null}
          {columns.map(column => (
            <col key={column.source} width={`${((100 * column.width) / widths).toFixed(2)}%`} />
          ))}
          <col width="84" />
        </colgroup>
        <thead>
          <tr>
            {selection ? (
              <th scope="col" className={styles.tick}>
                <SelectAll rows={rows ?? []} selection={selection} />
              </th>
            ) : null}
            {columns.map(column => (
              <Head key={column.source} column={column} />
            ))}
            <th scope="col">
              <span className="visually-hidden">{t('list.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody onClick={onClick}>
          {rows
            ? rows.map(record =>
                record.id === editing ? (
                  <tr key={record.id}>
                    <td className={styles.editCell} colSpan={columns.length + (selection ? 2 : 1)}>
                      {editor(record)}
                    </td>
                  </tr>
                ) : (
                  <Row key={record.id} record={record} columns={columns} shape={shape} selected={selection?.has(record.id)} />
                ),
              )
            : Array.from({ length: state.pageSize }, (_, index) => <SkeletonRow key={index} columns={columns} index={index} ticked={selection !== undefined} />)}
        </tbody>
      </table>
    </div>
  );
}

function Head<T extends RaRecord>({ column }: { column: Column<T> }) {
  const t = useText();
  const { state, change } = useList();
  const sorted = state.sortBy === column.source ? state.sortDirection : undefined;
  const Arrow = sorted === 'desc' ? ArrowDownwardIcon : ArrowUpwardIcon;
  const numeric = column.numeric ? styles.numeric : undefined;
  if (column.sortable === false || state.filters.activeUserPercent)
    return (
      <th scope="col" className={numeric} {...(sorted && { 'aria-sort': 'descending' as const })}>
        {t(column.label)}
      </th>
    );
  return (
    <th scope="col" className={numeric} {...(sorted && { 'aria-sort': sorted === 'asc' ? ('ascending' as const) : ('descending' as const) })}>
      <button
        type="button"
        onClick={() => change({ sortBy: column.source, sortDirection: sorted === 'asc' || (!sorted && column.numeric) ? 'desc' : 'asc' })}
      >
        {t(column.label)}
        <Arrow fontSize="small" className={sorted ? '' : styles.unsorted} />
      </button>
    </th>
  );
}

const lengths = ['62%', '48%', '74%', '55%', '66%'];

const SkeletonRow = <T extends RaRecord>({ columns, index, ticked }: { columns: Column<T>[]; index: number; ticked: boolean }) => (
  <tr className="loading">
    {ticked ? <td /> : null}
    {columns.map((column, at) => (
      <td key={column.source} className={column.numeric ? styles.numeric : undefined}>
        <span className="skeleton" style={{ width: lengths[(index + at) % lengths.length] }} />
      </td>
    ))}
    <td />
  </tr>
);
