import ChevronLeftIcon from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightIcon from '@mui/icons-material/ChevronRightOutlined';
import type { MouseEvent, ReactNode } from 'react';
import { withBase } from '../../ui/base.ts';
import { handFocusOn } from '../../ui/focus/handover.ts';
import { formatCount } from '../../ui/formats.ts';
import { isPlainClick } from '../../ui/isPlainClick.ts';
import { useText } from '../../ui/useText.ts';
import styles from './PaginationFooter.module.css';

const MAX_LINKS = 10;
/** The number of links on each side of the current page in a narrow window. */
const NEARBY_LINKS = 2;

/** Returns the numbers of the page links: at most ten, including the current page (docs/behaviour.md 1 §9). */
export function pageLinks(page: number, lastPage: number): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(MAX_LINKS / 2), lastPage - MAX_LINKS + 1));
  return Array.from({ length: Math.min(MAX_LINKS, lastPage) }, (_, index) => first + index);
}

interface Props {
  page: number;
  pageSize: number;
  total: number;
  hrefOf(page: number): string;
  onPageChange(page: number): void;
  /** Called when the link of a page is hovered or focused. */
  prefetch?(page: number): void;
  /** Rendered beside the links, such as a select for the page size. */
  children?: ReactNode;
}

/** The footer of a paginated list: the range and the total, and page links if there are several pages. */
export function PaginationFooter({ page, pageSize, total, hrefOf, onPageChange, prefetch, children }: Props) {
  const t = useText();
  const lastPage = Math.ceil(total / pageSize);
  const links = pageLinks(page, lastPage);
  const renderEllipsis = (isOnlyInNarrowWindow: boolean) => (
    <li className={isOnlyInNarrowWindow ? styles.leftOut : ''} aria-hidden>
      <span>…</span>
    </li>
  );
  const linkProps = (number: number) => ({
    ref: handFocusOn,
    href: withBase(hrefOf(number)),
    ...(prefetch && { onPointerEnter: () => prefetch(number), onFocus: () => prefetch(number) }),
    onClick: (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      onPageChange(number);
    },
  });
  return (
    <div className={styles.foot}>
      <span className="numbers">
        {t('list.range', {
          from: formatCount((page - 1) * pageSize + 1),
          to: formatCount(Math.min(page * pageSize, total)),
          total: formatCount(total),
        })}
      </span>
      <div className={styles.end}>
        {children}
        {lastPage > 1 ? (
          <nav aria-label={t('list.pages')} className={styles.pages}>
            <ol>
              <li>
                {page > 1 ? (
                  <a {...linkProps(page - 1)} rel="prev" aria-label={t('list.previous')}>
                    <ChevronLeftIcon />
                  </a>
                ) : (
                  <span aria-hidden="true">
                    <ChevronLeftIcon />
                  </span>
                )}
              </li>
              {page > NEARBY_LINKS + 1 ? renderEllipsis(links[0] === 1) : null}
              {links.map(number => (
                <li key={number} className={Math.abs(number - page) > NEARBY_LINKS ? styles.far : ''}>
                  <a
                    {...linkProps(number)}
                    aria-label={t('list.page', { page: number })}
                    {...(number === page && { 'aria-current': 'page' as const })}
                  >
                    {number}
                  </a>
                </li>
              ))}
              {lastPage > page + NEARBY_LINKS ? renderEllipsis(links.at(-1) === lastPage) : null}
              <li>
                {page < lastPage ? (
                  <a {...linkProps(page + 1)} rel="next" aria-label={t('list.next')}>
                    <ChevronRightIcon />
                  </a>
                ) : (
                  <span aria-hidden="true">
                    <ChevronRightIcon />
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
