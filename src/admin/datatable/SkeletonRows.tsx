import { DRAWN } from '../../lists/drawing.ts';
import styles from '../../lists/list.module.css';
import type { ReadColumn } from './columns.ts';

interface Props {
  columns: readonly ReadColumn[];
  /** How many rows are awaited. */
  count: number;
  hasTicks: boolean;
}

const lengths = ['62%', '48%', '74%', '55%', '66%'];

/** What stands in a table while its first rows are awaited; below as many as a window shows the place of the others is kept. */
export const SkeletonRows = ({ columns, count, hasTicks }: Props) => (
  <>
    {Array.from({ length: Math.min(count, DRAWN) }, (_, index) => (
      <tr key={index} className="loading">
        {hasTicks ? (
          <td className={styles.tick}>
            <span className={`skeleton ${styles.box}`} />
          </td>
        ) : null}
        {columns.map(({ key, numeric }, at) => (
          <td key={key} className={numeric ? styles.numeric : undefined}>
            <span className="skeleton" style={{ width: lengths[(index + at) % lengths.length] }} />
          </td>
        ))}
        <td />
      </tr>
    ))}
    {count > DRAWN ? (
      <tr className="loading">
        <td
          colSpan={columns.length + (hasTicks ? 2 : 1)}
          style={{ height: `calc(var(--height) * ${count - DRAWN})` }}
        />
      </tr>
    ) : null}
  </>
);
