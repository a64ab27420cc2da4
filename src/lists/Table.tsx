import ArrowDownwardIcon from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpwardOutlined';
import { RecordContextProvider, useListContext, useListSortContext } from 'react-admin';
import { useText } from '../ui/useText.ts';
import type { Column } from './columns.ts';
import { useConsoleList } from './ConsoleList.ts';
import type { Drawing } from './drawing.ts';
import styles from './list.module.css';
import { Row } from './Row.tsx';
import { SelectAll } from './SelectAll.tsx';
import { useRowClicks } from './useRowClicks.ts';

/** The list as a table: plain elements, fixed widths, so that skeleton, rows and next page stand still. */
export function Table({ title, shape, acts, editor, ticked }: Drawing) {
  const t = useText();
  const { layout, editing, refreshing } = useConsoleList();
  const { data: rows, sort, perPage } = useListContext();
  const { shown: columns, compact, labelOf } = layout;
  const onClick = useRowClicks(acts);
  const widths = columns.reduce((sum, column) => sum + column.width, 0);
  const sorted = columns.find(column => column.source === sort.field);
  return (
    <div className={`panel ${styles.tableFrame}`} role="region" aria-label={title} tabIndex={0} aria-busy={refreshing || !rows}>
      {refreshing ? <div className={styles.refreshing} /> : null}
      <table className={`${styles.table} ${compact ? styles.compact : ''} ${refreshing ? styles.stale : ''}`}>
        <caption className="visually-hidden">
          {t('list.caption', {
            title,
            name: sorted ? t(sort.order === 'ASC' ? 'list.ascending' : 'list.descending', { name: t(labelOf(sorted)) }) : sort.field,
          })}
        </caption>
        <colgroup>
          {ticked ? <col width="40" /> : null}
          {columns.map(column => (
            <col key={column.source} width={`${((100 * column.width) / widths).toFixed(2)}%`} />
          ))}
          <col width="84" />
        </colgroup>
        <thead>
          <tr>
            {ticked ? (
              <th scope="col" className={styles.tick}>
                <SelectAll />
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
                  <RecordContextProvider key={record.id} value={record}>
                    <tr>
                      <td className={styles.editCell} colSpan={columns.length + (ticked ? 2 : 1)}>
                        {editor(record)}
                      </td>
                    </tr>
                  </RecordContextProvider>
                ) : (
                  <Row key={record.id} record={record} columns={columns} shape={shape} selected={ticked?.has(record.id)} />
                ),
              )
            : Array.from({ length: perPage }, (_, index) => <SkeletonRow key={index} columns={columns} index={index} ticked={ticked !== undefined} />)}
        </tbody>
      </table>
    </div>
  );
}

function Head({ column }: { column: Column }) {
  const t = useText();
  const { state, layout } = useConsoleList();
  const { sort, setSort } = useListSortContext();
  const sorted = sort.field === column.source ? sort.order : undefined;
  const Arrow = sorted === 'DESC' ? ArrowDownwardIcon : ArrowUpwardIcon;
  const numeric = column.numeric ? styles.numeric : undefined;
  const label = t(layout.labelOf(column));
  if (column.sortable === false || state.filters.activeUserPercent)
    return (
      <th scope="col" className={numeric} {...(sorted && { 'aria-sort': 'descending' as const })}>
        {label}
      </th>
    );
  const order = sorted === 'ASC' || (!sorted && column.numeric) ? 'DESC' : 'ASC';
  return (
    <th scope="col" className={numeric} {...(sorted && { 'aria-sort': sorted === 'ASC' ? ('ascending' as const) : ('descending' as const) })}>
      <button type="button" onClick={() => setSort({ field: column.source, order })}>
        {label}
        <Arrow fontSize="small" className={sorted ? '' : styles.unsorted} />
      </button>
    </th>
  );
}

const lengths = ['62%', '48%', '74%', '55%', '66%'];

const SkeletonRow = ({ columns, index, ticked }: { columns: Column[]; index: number; ticked: boolean }) => (
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
