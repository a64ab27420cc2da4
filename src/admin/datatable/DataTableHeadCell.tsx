import { useDataTableCallbacksContext, useDataTableSortContext, useTranslateLabel } from 'react-admin';
import type { ColumnDefinition } from './columns.ts';
import { HeadCell } from './HeadCell.tsx';
import styles from './table.module.css';

type Props = Omit<ColumnDefinition, 'element' | 'key' | 'isCustomElement'>;

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
  const order = source !== undefined && sort?.field === source ? sort.order : undefined;
  const classes = [numeric && styles.numeric, className, headerClassName].filter(Boolean).join(' ');
  return (
    <HeadCell
      className={classes || undefined}
      order={order}
      sortButton={
        handleSort && sort && source !== undefined && !disableSort
          ? {
              'data-field': source,
              'data-order': sortByOrder ?? (numeric ? 'DESC' : 'ASC'),
              onClick: handleSort,
            }
          : undefined
      }
    >
      {translateLabel({ ...(source !== undefined && { source }), ...(label !== undefined && { label }) })}
    </HeadCell>
  );
}
