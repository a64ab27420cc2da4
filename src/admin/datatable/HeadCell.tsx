import ArrowDownwardIcon from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpwardOutlined';
import type { ComponentProps, ReactNode } from 'react';
import type { SortPayload } from 'react-admin';
import styles from './HeadCell.module.css';

interface Props {
  className?: string | undefined;
  /** The order of the rows if they are sorted by this column. */
  order?: SortPayload['order'] | undefined;
  /** The props of the button that sorts. Without them the column does not sort. */
  sortButton?: (ComponentProps<'button'> & Record<`data-${string}`, string>) | undefined;
  children: ReactNode;
}

export function HeadCell({ className, order, sortButton, children }: Props) {
  const Arrow = order === 'DESC' ? ArrowDownwardIcon : ArrowUpwardIcon;
  const ariaSort = order && (order === 'ASC' ? 'ascending' : 'descending');
  return (
    <th scope="col" className={className} {...(ariaSort && { 'aria-sort': ariaSort })}>
      {sortButton ? (
        <button type="button" className={styles.sort} {...sortButton}>
          {children}
          <Arrow fontSize="small" className={order ? '' : styles.unsorted} />
        </button>
      ) : (
        children
      )}
    </th>
  );
}
