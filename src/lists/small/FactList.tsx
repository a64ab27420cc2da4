import type { ReactNode } from 'react';
import { orEmpty } from '../../ui/formats.ts';
import type { SmallDrawing } from './columns.ts';
import styles from './small.module.css';

/** A small table where its columns have no room: each row as its first column, and the others below it. */
export function FactList<T extends { _id: string }>({ title, columns, rows, expected, refreshing }: SmallDrawing<T>) {
  const [first, ...others] = columns;
  const item = (key: string | number, said: (column: (typeof columns)[number]) => ReactNode) => (
    <li key={key}>
      <div className={styles.first}>{first && said(first)}</div>
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
  return (
    <ul className={`panel ${styles.list} ${refreshing ? 'secondary' : ''}`} aria-label={title} aria-busy={!rows || refreshing}>
      {rows
        ? rows.map(row => item(row._id, ({ draw, text }) => (draw ? draw(row) : orEmpty(text(row)))))
        : Array.from({ length: expected }, (_, index) => item(index, () => <span className="skeleton" style={{ width: '60%' }} />))}
    </ul>
  );
}
