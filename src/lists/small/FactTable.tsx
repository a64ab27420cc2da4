import { orEmpty } from '../../ui/formats.ts';
import type { SmallDrawing } from './columns.ts';
import styles from './small.module.css';

const lengths = ['62%', '48%', '74%', '55%'];

/** A small table where there is room for its columns. */
export function FactTable<T extends { _id: string }>({ title, columns, rows, expected, refreshing }: SmallDrawing<T>) {
  const widths = columns.reduce((sum, { width }) => sum + width, 0);
  return (
    <div className={`panel ${styles.frame}`} role="region" aria-label={title} aria-busy={!rows || refreshing}>
      <table className={`${styles.table} ${refreshing ? 'secondary' : ''}`}>
        <colgroup>
          {columns.map(({ source, width }) => (
            <col key={source} width={`${((100 * width) / widths).toFixed(2)}%`} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map(({ source, label, numeric }) => (
              <th key={source} scope="col" className={numeric ? styles.numeric : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows
            ? rows.map(row => (
                <tr key={row._id}>
                  {columns.map(({ source, text, draw, numeric }) => {
                    const said = text(row);
                    return (
                      <td key={source} className={numeric ? styles.numeric : undefined} title={said.length > 24 ? said : undefined}>
                        {draw ? draw(row) : orEmpty(said)}
                      </td>
                    );
                  })}
                </tr>
              ))
            : Array.from({ length: expected }, (_, index) => (
                <tr key={index}>
                  {columns.map(({ source, numeric }, at) => (
                    <td key={source} className={numeric ? styles.numeric : undefined}>
                      <span className="skeleton" style={{ width: lengths[(index + at) % lengths.length] }} />
                    </td>
                  ))}
                </tr>
              ))}
        </tbody>
      </table>
    </div>
  );
}
