import ArrowDownwardIcon from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpwardOutlined';
import { useDataTableCallbacksContext, useDataTableSortContext, useTranslateLabel } from 'react-admin';
import styles from '../list/list.module.css';
import type { ColumnDefinition } from './columns.ts';

type Props = Omit<ColumnDefinition, 'element' | 'key' | 'isForeign'>;

/** A column header. It sorts unless `disableSort` is set. Numeric columns sort in descending order first. */
export function DataTableHeadCell({
  source,
  label,
  disableSort,
  sortByOrder,
  className,
  headerClassName,
  numeric,
}: Props) {
  const translateLabel = useTranslateLabel();
  const sort = useDataTableSortContext();
  const { handleSort } = useDataTableCallbacksContext();
  const sorted = source !== undefined && sort?.field === source ? sort.order : undefined;
  const Arrow = sorted === 'DESC' ? ArrowDownwardIcon : ArrowUpwardIcon;
  const content =
    label === undefined || typeof label === 'string'
      ? translateLabel({ ...(source !== undefined && { source }), ...(label !== undefined && { label }) })
      : label;
  const classes = [numeric && styles.numeric, className, headerClassName].filter(Boolean).join(' ');
  const ariaSort = sorted && (sorted === 'ASC' ? ('ascending' as const) : ('descending' as const));
  return (
    <th scope="col" className={classes || undefined} {...(ariaSort && { 'aria-sort': ariaSort })}>
      {handleSort && sort && source !== undefined && !disableSort ? (
        <button
          type="button"
          data-field={source}
          data-order={sortByOrder ?? (numeric ? 'DESC' : 'ASC')}
          onClick={handleSort}
        >
          {content}
          <Arrow fontSize="small" className={sorted ? '' : styles.unsorted} />
        </button>
      ) : (
        content
      )}
    </th>
  );
}
