import ArrowDownwardIcon from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpwardOutlined';
import { handFocusOn } from '../../ui/focus/handover.ts';
import { orEmpty } from '../../ui/formats.ts';
import { useText } from '../../ui/useText.ts';
import type { Order, SmallDrawing } from './columns.ts';
import styles from './small.module.css';

const lengths = ['62%', '48%', '74%', '55%'];

/** A small table where there is room for its columns. */
export function FactTable<T extends { _id: string }>({
  title,
  columns,
  rows,
  expected,
  refreshing,
  order,
  acts,
}: SmallDrawing<T>) {
  const t = useText();
  const widths = columns.reduce((sum, { width }) => sum + width, 0);
  return (
    <div className={`panel ${styles.frame}`} role="region" aria-label={title} aria-busy={!rows || refreshing}>
      <table className={`${styles.table} ${refreshing ? 'secondary' : ''}`}>
        <colgroup>
          {columns.map(({ source, width }) => (
            <col key={source} width={`${((100 * width) / widths).toFixed(2)}%`} />
          ))}
          {acts ? <col width="56" /> : null}
        </colgroup>
        <thead>
          <tr>
            {columns.map(({ source, label, numeric }) => (
              <Head key={source} source={source} label={label} numeric={numeric} order={order} />
            ))}
            {acts ? (
              <th scope="col">
                <span className="visually-hidden">{t('list.actions')}</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {rows
            ? rows.map(row => (
                <tr key={row._id} ref={handFocusOn}>
                  {columns.map(({ source, text, draw, numeric }) => {
                    const said = text(row);
                    return (
                      <td
                        key={source}
                        className={numeric ? styles.numeric : undefined}
                        title={said.length > 24 ? said : undefined}
                      >
                        {draw ? draw(row) : orEmpty(said)}
                      </td>
                    );
                  })}
                  {acts ? <td className={styles.acts}>{acts(row)}</td> : null}
                </tr>
              ))
            : Array.from({ length: expected }, (_, index) => (
                <tr key={index}>
                  {columns.map(({ source, numeric }, at) => (
                    <td key={source} className={numeric ? styles.numeric : undefined}>
                      <span className="skeleton" style={{ width: lengths[(index + at) % lengths.length] }} />
                    </td>
                  ))}
                  {acts ? <td /> : null}
                </tr>
              ))}
        </tbody>
      </table>
    </div>
  );
}

function Head({
  source,
  label,
  numeric,
  order,
}: {
  source: string;
  label: string;
  numeric: boolean | undefined;
  order: Order | undefined;
}) {
  const className = numeric ? styles.numeric : undefined;
  if (!order)
    return (
      <th scope="col" className={className}>
        {label}
      </th>
    );
  const isBy = order.by === source;
  const Arrow = isBy && order.descending ? ArrowDownwardIcon : ArrowUpwardIcon;
  return (
    <th
      scope="col"
      className={className}
      {...(isBy && { 'aria-sort': order.descending ? ('descending' as const) : ('ascending' as const) })}
    >
      <button type="button" onClick={() => order.choose(source, isBy && !order.descending)}>
        {label}
        <Arrow fontSize="small" className={isBy ? '' : styles.unsorted} />
      </button>
    </th>
  );
}
