import { useListPaginationContext, type PaginationProps as RaPaginationProps } from 'react-admin';
import styles from '../../lists/PageFoot.module.css';
import { PageFoot } from '../../lists/PageFoot.tsx';
import { PAGE_SIZES } from '../../platform/lists.ts';
import { useText } from '../../ui/useText.ts';
import { useDefaultProps } from '../useDefaultProps.ts';
import { useListAddressContext } from './useListAddress.ts';
import { useReadAhead } from './useReadAhead.ts';

type Props = Pick<RaPaginationProps, 'rowsPerPageOptions'>;

const sizeOf = (option: number | { value: number }) => (typeof option === 'number' ? option : option.value);

/** react-admin's `Pagination`: which of how many, the page size, and the pages as real links. */
export function Pagination(given: Props) {
  const { rowsPerPageOptions = PAGE_SIZES } = useDefaultProps('Pagination', given);
  const t = useText();
  const address = useListAddressContext();
  const { page, perPage, total, setPage, setPerPage } = useListPaginationContext();
  const readAhead = useReadAhead();
  if (!total) return <div className={styles.foot} />;
  const offered = rowsPerPageOptions.map(sizeOf);
  const sizes = offered.includes(perPage) || !offered.length ? offered : [perPage, ...offered];
  return (
    <PageFoot
      page={page}
      pageSize={perPage}
      total={total}
      hrefOf={to => address?.hrefOf({ page: to }) ?? '#'}
      go={setPage}
      approach={readAhead}
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
    </PageFoot>
  );
}
