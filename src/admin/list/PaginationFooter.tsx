import ChevronLeftIcon from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightIcon from '@mui/icons-material/ChevronRightOutlined';
import type { MouseEvent, ReactNode } from 'react';
import { withBase } from '../../ui/base.ts';
import { handFocusOn } from '../../ui/focus/handover.ts';
import { count } from '../../ui/formats.ts';
import { isPlainClick } from '../../ui/isPlainClick.ts';
import { useText } from '../../ui/useText.ts';
import styles from './PaginationFooter.module.css';

const MOST_LINKS = 10;
/** So many links on each side have room in a narrow window. */
const NEAR = 2;

/** The page links to show: at most ten, the current one among them (docs/behaviour.md 1 §9). */
export function pageLinks(page: number, last: number): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(MOST_LINKS / 2), last - MOST_LINKS + 1));
  return Array.from({ length: Math.min(MOST_LINKS, last) }, (_, index) => first + index);
}

interface Props {
  page: number;
  pageSize: number;
  total: number;
  hrefOf(page: number): string;
  go(page: number): void;
  /** Called when the link of a page is hovered or focused. */
  approach?(page: number): void;
  /** Beside the links: the page size, where it can be chosen. */
  children?: ReactNode;
}

/** Below rows in pages: which of how many, and links to the pages where not everything fits one. */
export function PaginationFooter({ page, pageSize, total, hrefOf, go, approach, children }: Props) {
  const t = useText();
  const last = Math.ceil(total / pageSize);
  const links = pageLinks(page, last);
  const leftOut = (isOnlyWhereNarrow: boolean) => (
    <li className={isOnlyWhereNarrow ? styles.leftOut : ''} aria-hidden>
      <span>…</span>
    </li>
  );
  const to = (number: number) => ({
    ref: handFocusOn,
    href: withBase(hrefOf(number)),
    ...(approach && { onPointerEnter: () => approach(number), onFocus: () => approach(number) }),
    onClick: (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      go(number);
    },
  });
  return (
    <div className={styles.foot}>
      <span className="numbers">
        {t('list.range', {
          from: count((page - 1) * pageSize + 1),
          to: count(Math.min(page * pageSize, total)),
          total: count(total),
        })}
      </span>
      <div className={styles.end}>
        {children}
        {last > 1 ? (
          <nav aria-label={t('list.pages')} className={styles.pages}>
            <ol>
              <li>
                {page > 1 ? (
                  <a {...to(page - 1)} rel="prev" aria-label={t('list.previous')}>
                    <ChevronLeftIcon />
                  </a>
                ) : (
                  <span aria-hidden="true">
                    <ChevronLeftIcon />
                  </span>
                )}
              </li>
              {page > NEAR + 1 ? leftOut(links[0] === 1) : null}
              {links.map(number => (
                <li key={number} className={Math.abs(number - page) > NEAR ? styles.far : ''}>
                  <a
                    {...to(number)}
                    aria-label={t('list.page', { page: number })}
                    {...(number === page && { 'aria-current': 'page' as const })}
                  >
                    {number}
                  </a>
                </li>
              ))}
              {last > page + NEAR ? leftOut(links.at(-1) === last) : null}
              <li>
                {page < last ? (
                  <a {...to(page + 1)} rel="next" aria-label={t('list.next')}>
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
