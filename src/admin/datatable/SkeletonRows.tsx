import listStyles from '../list/list.module.css';
import { MAX_SKELETON_ROWS } from '../list/skeleton.ts';
import type { ColumnDefinition } from './columns.ts';
import styles from './table.module.css';

interface Props {
  columns: readonly ColumnDefinition[];
  /** The expected number of rows. */
  count: number;
  hasCheckboxes: boolean;
  numbered: boolean;
  isExpandable: boolean;
}

const textWidths = ['62%', '48%', '74%', '55%', '66%'];

/** Skeleton of the first page. Rows below the visible area are one empty row with their total height. */
export const SkeletonRows = ({ columns, count, hasCheckboxes, numbered, isExpandable }: Props) => (
  <>
    {Array.from({ length: Math.min(count, MAX_SKELETON_ROWS) }, (_, row) => (
      <tr key={row} className="loading">
        {isExpandable ? <td /> : null}
        {hasCheckboxes ? (
          <td className={styles.tick}>
            <span className={`skeleton ${listStyles.box}`} />
          </td>
        ) : null}
        {numbered ? <td /> : null}
        {columns.map(({ key, numeric }, column) => (
          <td key={key} className={numeric ? styles.numeric : undefined}>
            <span className="skeleton" style={{ width: textWidths[(row + column) % textWidths.length] }} />
          </td>
        ))}
        <td />
      </tr>
    ))}
    {count > MAX_SKELETON_ROWS ? (
      <tr className="loading">
        <td
          colSpan={columns.length + (hasCheckboxes ? 2 : 1) + (numbered ? 1 : 0) + (isExpandable ? 1 : 0)}
          style={{ height: `calc(var(--height) * ${count - MAX_SKELETON_ROWS})` }}
        />
      </tr>
    ) : null}
  </>
);
