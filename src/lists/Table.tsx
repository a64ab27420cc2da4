import ArrowDownwardIcon from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpwardOutlined';
import { Suspense } from 'react';
import { RecordContextProvider, useListContext, useListSortContext } from 'react-admin';
import { useText } from '../ui/useText.ts';
import { ACTIONS_WIDTH, MENU_WIDTH, type Column } from './columns.ts';
import { useConsoleList } from './ConsoleList.ts';
import { DRAWN, type Drawing } from './drawing.ts';
import { EditedPlaceContext } from './EditedPlace.ts';
import styles from './list.module.css';
import { Row, SelectBox } from './Row.tsx';
import { SelectAll } from './SelectAll.tsx';
import { useRowClicks } from './useRowClicks.ts';

/** The list as a table: plain elements, fixed widths, so that skeleton, rows and next page stand still. */
export function Table({ title, shape, acts, editor, ticked, numberedFrom }: Drawing) {
  const t = useText();
  const { layout, editing, refreshing } = useConsoleList();
  const { data: rows, sort, perPage } = useListContext();
  const { shown: columns, compact, labelOf } = layout;
  const clicks = useRowClicks(acts);
  const widths = columns.reduce((sum, column) => sum + column.width, 0);
  const sorted = columns.find(column => column.source === sort.field);
  return (
    <div
      className={`panel ${styles.tableFrame}`}
      role="region"
      aria-label={title}
      tabIndex={0}
      aria-busy={refreshing || !rows}
    >
      {refreshing ? <div className={styles.refreshing} /> : null}
      <table className={`${styles.table} ${compact ? styles.compact : ''} ${refreshing ? styles.stale : ''}`}>
        <caption className="visually-hidden">
          {t('list.caption', {
            title,
            name: sorted
              ? t(sort.order === 'ASC' ? 'list.ascending' : 'list.descending', { name: t(labelOf(sorted)) })
              : sort.field,
          })}
        </caption>
        <colgroup>
          {ticked ? <col width="40" /> : null}
          {numberedFrom === undefined ? null : <col width="56" />}
          {columns.map(column => (
            <col key={column.source} width={`${((100 * column.width) / widths).toFixed(2)}%`} />
          ))}
          <col width={ACTIONS_WIDTH + (shape.ways ? MENU_WIDTH : 0)} />
        </colgroup>
        <thead>
          <tr>
            {ticked ? (
              <th scope="col" className={styles.tick}>
                <SelectAll />
              </th>
            ) : null}
            {numberedFrom === undefined ? null : (
              <th scope="col" className={styles.numeric}>
                {t('list.number')}
              </th>
            )}
            {columns.map(column => (
              <Head key={column.source} column={column} />
            ))}
            <th scope="col">
              <span className="visually-hidden">{t('list.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody {...clicks}>
          {rows
            ? rows.map((record, at) => {
                const number = numberedFrom === undefined ? undefined : numberedFrom + at;
                const row = (
                  <Row
                    key={record.id}
                    record={record}
                    number={number}
                    columns={columns}
                    shape={shape}
                    selected={ticked?.has(record.id)}
                  />
                );
                if (record.id !== editing) return row;
                return (
                  <Suspense key={record.id} fallback={row}>
                    <RecordContextProvider value={record}>
                      <tr className={styles.edited}>
                        {ticked ? (
                          <td className={styles.tick}>
                            <SelectBox record={record} shape={shape} selected={ticked.has(record.id)} />
                          </td>
                        ) : null}
                        <td className={styles.editCell} colSpan={columns.length + 1}>
                          <EditedPlaceContext value={{ record, name: shape.nameOf(record), columns }}>
                            {editor(record)}
                          </EditedPlaceContext>
                        </td>
                      </tr>
                    </RecordContextProvider>
                  </Suspense>
                );
              })
            : Array.from({ length: Math.min(perPage, DRAWN) }, (_, index) => (
                <SkeletonRow
                  key={index}
                  columns={columns}
                  index={index}
                  ticked={ticked !== undefined}
                  numbered={numberedFrom !== undefined}
                />
              ))}
          {/* Below them the place of the others is kept. */}
          {!rows && perPage > DRAWN ? (
            <tr className="loading">
              <td
                colSpan={columns.length + (ticked ? 2 : 1)}
                style={{ height: `calc(var(--height) * ${perPage - DRAWN})` }}
              />
            </tr>
          ) : null}
        </tbody>
      </table>
    </div>
  );
}

function Head({ column }: { column: Column }) {
  const t = useText();
  const { state, start, layout } = useConsoleList();
  const { sort, setSort } = useListSortContext();
  const sorted = sort.field === column.source ? sort.order : undefined;
  const Arrow = sorted === 'DESC' ? ArrowDownwardIcon : ArrowUpwardIcon;
  const numeric = column.numeric ? styles.numeric : undefined;
  const label = t(layout.labelOf(column));
  if (!start.sorts.includes(column.source) || state.filters.activeUserPercent)
    return (
      <th scope="col" className={numeric} {...(sorted && { 'aria-sort': 'descending' as const })}>
        {label}
      </th>
    );
  const order = sorted === 'ASC' || (!sorted && column.numeric) ? 'DESC' : 'ASC';
  return (
    <th
      scope="col"
      className={numeric}
      {...(sorted && { 'aria-sort': sorted === 'ASC' ? ('ascending' as const) : ('descending' as const) })}
    >
      <button type="button" onClick={() => setSort({ field: column.source, order })}>
        {label}
        <Arrow fontSize="small" className={sorted ? '' : styles.unsorted} />
      </button>
    </th>
  );
}

const lengths = ['62%', '48%', '74%', '55%', '66%'];

const SkeletonRow = ({
  columns,
  index,
  ticked,
  numbered,
}: {
  columns: Column[];
  index: number;
  ticked: boolean;
  numbered: boolean;
}) => (
  <tr className="loading">
    {ticked ? (
      <td className={styles.tick}>
        <span className={`skeleton ${styles.box}`} />
      </td>
    ) : null}
    {numbered ? <td /> : null}
    {columns.map((column, at) => (
      <td key={column.source} className={column.numeric ? styles.numeric : undefined}>
        <span className="skeleton" style={{ width: lengths[(index + at) % lengths.length] }} />
      </td>
    ))}
    <td />
  </tr>
);
