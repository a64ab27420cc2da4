import { useListPaginationContext } from 'react-admin';
import { PaginationFooter } from '../list/PaginationFooter.tsx';
import { useListAddressContext } from '../list/useListAddress.ts';

/** Below a small list with several pages: the range and page links with a real `href`. */
export function EmbeddedPagination({ className }: { className?: string | undefined }) {
  const address = useListAddressContext();
  const { page, perPage, total = 0, setPage } = useListPaginationContext();
  if (total <= perPage) return null;
  const foot = (
    <PaginationFooter
      page={page}
      pageSize={perPage}
      total={total}
      hrefOf={to => address?.hrefOf({ page: to }) ?? '#'}
      onPageChange={setPage}
    />
  );
  return className === undefined ? foot : <div className={className}>{foot}</div>;
}
