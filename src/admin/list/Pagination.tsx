import { useListPaginationContext, type PaginationProps as RaPaginationProps } from 'react-admin';
import { PAGE_SIZES } from '../../platform/lists.ts';
import { useText } from '../../ui/useText.ts';
import { useDefaultProps } from '../useDefaultProps.ts';
import styles from './PaginationFooter.module.css';
import { PaginationFooter } from './PaginationFooter.tsx';
import { useListAddressContext } from './useListAddress.ts';
import { usePrefetchPage } from './usePrefetchPage.ts';

type Props = Pick<RaPaginationProps, 'rowsPerPageOptions'>;

const toPageSize = (option: number | { value: number }) =>
  typeof option === 'number' ? option : option.value;

/** react-admin's `Pagination`: the range, a select for the page size, and page links with an `href`. */
export function Pagination(inProps: Props) {
  const { rowsPerPageOptions = PAGE_SIZES } = useDefaultProps('Pagination', inProps);
  const t = useText();
  const address = useListAddressContext();
  const { page, perPage, total, setPage, setPerPage } = useListPaginationContext();
  const prefetchPage = usePrefetchPage();
  if (!total) return <div className={styles.foot} />;
  const options = rowsPerPageOptions.map(toPageSize);
  const sizes = options.includes(perPage) || !options.length ? options : [perPage, ...options];
  return (
    <PaginationFooter
      page={page}
      pageSize={perPage}
      total={total}
      hrefOf={to => address?.hrefOf({ page: to }) ?? '#'}
      onPageChange={setPage}
      prefetch={prefetchPage}
    >
      {sizes.length ? (
        <label>
          {t('list.perPage')}
          <select
            className="input small"
            value={perPage}
            onChange={event => setPerPage(Number(event.target.value))}
          >
            {sizes.map(size => (
              <option key={size}>{size}</option>
            ))}
          </select>
        </label>
      ) : null}
    </PaginationFooter>
  );
}
