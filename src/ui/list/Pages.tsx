import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { MouseEvent } from 'react';
import { PAGE_SIZES } from '../../platform/lists.ts';
import { isPlainClick } from '../isPlainClick.ts';
import { useText } from '../useText.ts';
import { useList } from './ListContext.ts';
import styles from './list.module.css';

const MOST_LINKS = 10;

/** The page links to show: at most ten, the current one among them. */
export function pageLinks(page: number, last: number): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(MOST_LINKS / 2), last - MOST_LINKS + 1));
  return Array.from({ length: Math.min(MOST_LINKS, last) }, (_, index) => first + index);
}

/** Below the rows: which of how many, the page size, and page links where not everything fits one page. */
export function Pages() {
  const t = useText();
  const { state, total, change, hrefOf } = useList();
  const { page, pageSize } = state;
  if (!total) return <div className={styles.foot} />;
  const last = Math.ceil(total / pageSize);
  const go = (to: number) => ({
    href: hrefOf({ page: to }),
    onClick: (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      change({ page: to });
    },
  });
  const sizes: number[] = (PAGE_SIZES as readonly number[]).includes(pageSize) ? [...PAGE_SIZES] : [pageSize, ...PAGE_SIZES];
  return (
    <div className={styles.foot}>
      <span className="numbers">
        {t('list.range', {
          from: ((page - 1) * pageSize + 1).toLocaleString(),
          to: Math.min(page * pageSize, total).toLocaleString(),
          total: total.toLocaleString(),
        })}
      </span>
      <div className={styles.footEnd}>
        <label>
          {t('list.perPage')}
          <select className="input small" value={pageSize} onChange={event => change({ pageSize: Number(event.target.value) })}>
            {sizes.map(size => (
              <option key={size}>{size}</option>
            ))}
          </select>
        </label>
        {last > 1 ? (
          <nav aria-label={t('list.pages')} className={styles.pages}>
            <ol>
              <li>
                {page > 1 ? (
                  <a {...go(page - 1)} rel="prev" aria-label={t('list.previous')}>
                    <ChevronLeft size={16} aria-hidden />
                  </a>
                ) : (
                  <span aria-hidden="true">
                    <ChevronLeft size={16} />
                  </span>
                )}
              </li>
              {pageLinks(page, last).map(number => (
                <li key={number} className={Math.abs(number - page) > 2 ? styles.far : ''}>
                  <a {...go(number)} aria-label={t('list.page', { page: number })} {...(number === page && { 'aria-current': 'page' as const })}>
                    {number}
                  </a>
                </li>
              ))}
              <li>
                {page < last ? (
                  <a {...go(page + 1)} rel="next" aria-label={t('list.next')}>
                    <ChevronRight size={16} aria-hidden />
                  </a>
                ) : (
                  <span aria-hidden="true">
                    <ChevronRight size={16} />
                  </span>
                )}
              </li>
            </ol>
          </nav>
        ) : null}
      </div>
    </div>
  );
}
