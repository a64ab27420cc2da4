import { RecordContextProvider, useListContext, useListSortContext } from 'react-admin';
import { handFocusOn } from '../../ui/focus/handover.ts';
import { useText } from '../../ui/useText.ts';
import { DEFAULT_WIDTH, type ColumnDefinition } from '../datatable/columns.ts';
import { HeadCell } from '../datatable/HeadCell.tsx';
import { MAX_SKELETON_ROWS } from '../list/skeleton.ts';
import styles from './embedded.module.css';
import { readCell, useColumnLabel, useIsBusy, type EmbeddedTableViewProps } from './embeddedTableView.ts';

const SKELETON_WIDTHS = ['62%', '48%', '74%', '55%'];
/** Longer texts, in characters, may be truncated by the cell and get a tooltip. */
const TOOLTIP_LENGTH = 24;

export function WideEmbeddedTable({ title, columns, rowActions, isRefreshing }: EmbeddedTableViewProps) {
  const t = useText();
  const { data: records, perPage } = useListContext();
  const isBusy = useIsBusy(isRefreshing);
  const totalWidth = columns.reduce((sum, { width = DEFAULT_WIDTH }) => sum + width, 0);
  const getClassName = ({ numeric }: ColumnDefinition) => (numeric ? styles.numeric : undefined);
  return (
    <div className={`panel ${styles.frame}`} role="region" aria-label={title} aria-busy={isBusy}>
      <table className={`${styles.table} ${isRefreshing ? 'secondary' : ''}`}>
        <colgroup>
          {columns.map(({ key, width = DEFAULT_WIDTH }) => (
            <col key={key} width={`${((100 * width) / totalWidth).toFixed(2)}%`} />
          ))}
          {rowActions ? <col width="56" /> : null}
        </colgroup>
        <thead>
          <tr>
            {columns.map(({ key, source, label, numeric, disableSort = false }) => (
              <SmallHeadCell
                key={key}
                source={source}
                label={label}
                numeric={numeric}
                disableSort={disableSort}
              />
            ))}
            {rowActions ? (
              <th scope="col">
                <span className="visually-hidden">{t('list.actions')}</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {records
            ? records.map(record => (
                <RecordContextProvider key={record.id} value={record}>
                  <tr ref={handFocusOn}>
                    {columns.map(column => {
                      const { content, text } = readCell(column, record);
                      return (
                        <td
                          key={column.key}
                          className={getClassName(column)}
                          title={text.length > TOOLTIP_LENGTH ? text : undefined}
                        >
                          {content}
                        </td>
                      );
                    })}
                    {rowActions ? <td className={styles.acts}>{rowActions}</td> : null}
                  </tr>
                </RecordContextProvider>
              ))
            : Array.from({ length: Math.min(perPage, MAX_SKELETON_ROWS) }, (_, row) => (
                <tr key={row}>
                  {columns.map((column, at) => (
                    <td key={column.key} className={getClassName(column)}>
                      <span
                        className="skeleton"
                        style={{ width: SKELETON_WIDTHS[(row + at) % SKELETON_WIDTHS.length] }}
                      />
                    </td>
                  ))}
                  {rowActions ? <td /> : null}
                </tr>
              ))}
        </tbody>
      </table>
    </div>
  );
}

type HeadProps = Pick<ColumnDefinition, 'disableSort' | 'label' | 'numeric' | 'source'>;

function SmallHeadCell({ source = '', numeric, disableSort, ...column }: HeadProps) {
  const label = useColumnLabel()({ source, ...column });
  const { sort, setSort } = useListSortContext();
  const order = !disableSort && sort.field === source ? sort.order : undefined;
  return (
    <HeadCell
      className={numeric ? styles.numeric : undefined}
      order={order}
      sortButton={
        disableSort
          ? undefined
          : { onClick: () => setSort({ field: source, order: order === 'ASC' ? 'DESC' : 'ASC' }) }
      }
    >
      {label}
    </HeadCell>
  );
}
