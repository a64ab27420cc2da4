import { useListPaginationContext } from 'react-admin';
import { PAGE_SIZES } from '../platform/lists.ts';
import { useText } from '../ui/useText.ts';
import { useConsoleList } from './ConsoleList.ts';
import styles from './PageFoot.module.css';
import { PageFoot } from './PageFoot.tsx';

/** Below the rows of a list: which of how many, the page size, and the pages. */
export function Pages() {
  const t = useText();
  const { hrefOf } = useConsoleList();
  const { page, perPage, total, setPage, setPerPage } = useListPaginationContext();
  if (!total) return <div className={styles.foot} />;
  const sizes: number[] = (PAGE_SIZES as readonly number[]).includes(perPage)
    ? [...PAGE_SIZES]
    : [perPage, ...PAGE_SIZES];
  return (
    <PageFoot page={page} pageSize={perPage} total={total} hrefOf={to => hrefOf({ page: to })} go={setPage}>
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
    </PageFoot>
  );
}
