import { PAGE_SIZES } from '../platform/lists.ts';
import { useText } from '../ui/useText.ts';
import { useList } from './ListContext.ts';
import styles from './list.module.css';
import { PageFoot } from './PageFoot.tsx';

/** Below the rows of a list: which of how many, the page size, and the pages. */
export function Pages() {
  const t = useText();
  const { state, total, change, hrefOf } = useList();
  const { page, pageSize } = state;
  if (!total) return <div className={styles.foot} />;
  const sizes: number[] = (PAGE_SIZES as readonly number[]).includes(pageSize) ? [...PAGE_SIZES] : [pageSize, ...PAGE_SIZES];
  return (
    <PageFoot page={page} pageSize={pageSize} total={total} hrefOf={to => hrefOf({ page: to })} go={to => change({ page: to })}>
      <label>
        {t('list.perPage')}
        <select className="input small" value={pageSize} onChange={event => change({ pageSize: Number(event.target.value) })}>
          {sizes.map(size => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
    </PageFoot>
  );
}
