import type { ReactNode } from 'react';
import { handFocusOn } from '../../ui/focus/handover.ts';
import { orEmpty } from '../../ui/formats.ts';
import { useText } from '../../ui/useText.ts';
import type { SmallDrawing } from './columns.ts';
import styles from './small.module.css';

/** A small table where its columns have no room: each row as its first column, and the others below it. */
export function FactList<T extends { _id: string }>({
  title,
  columns,
  rows,
  expected,
  refreshing,
  order,
  acts,
}: SmallDrawing<T>) {
  const t = useText();
  const [first, ...others] = columns;
  const item = (
    key: string | number,
    said: (column: (typeof columns)[number]) => ReactNode,
    buttons?: ReactNode,
  ) => (
    <li key={key} ref={handFocusOn} className={acts ? styles.acted : undefined}>
      <div className={styles.first}>{first && said(first)}</div>
      {buttons}
      <dl>
        {others.map(column => (
          <div key={column.source}>
            <dt>{column.label}</dt>
            <dd>{said(column)}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
  const list = (
    <ul
      className={`panel ${styles.list} ${refreshing ? 'secondary' : ''}`}
      aria-label={title}
      aria-busy={!rows || refreshing}
    >
      {rows
        ? rows.map(row =>
            item(row._id, ({ draw, text }) => (draw ? draw(row) : orEmpty(text(row))), acts?.(row)),
          )
        : Array.from({ length: expected }, (_, index) =>
            item(index, () => <span className="skeleton" style={{ width: '60%' }} />),
          )}
    </ul>
  );
  if (!order) return list;
  return (
    <>
      <label className={styles.sort}>
        {t('list.sort')}
        <select
          className="input small"
          value={`${order.by} ${order.descending ? 'desc' : 'asc'}`}
          onChange={({ target }) => {
            const [by = '', direction] = target.value.split(' ');
            order.choose(by, direction === 'desc');
          }}
        >
          {columns.flatMap(({ source, label }) =>
            (['asc', 'desc'] as const).map(direction => (
              <option key={`${source} ${direction}`} value={`${source} ${direction}`}>
                {t(direction === 'asc' ? 'list.ascending' : 'list.descending', { name: label })}
              </option>
            )),
          )}
        </select>
      </label>
      {list}
    </>
  );
}
