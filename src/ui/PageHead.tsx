import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isolate } from '../../i18n/isolate.ts';
import { formatCount } from './formats.ts';
import styles from './PageHead.module.css';
import { paths } from './paths.ts';
import { useText } from './useText.ts';

interface Props {
  title: string;
  /** Replaces the title in the heading. */
  heading?: ReactNode;
  /** Whether the name is loading. The title is then a generic text. */
  awaited?: boolean;
  /** The number of records, once known. */
  count?: number | undefined;
  /** A sentence that describes the page. */
  lede?: string;
  /** The breadcrumb between Home and this page. */
  trail?: { label: string; to: string }[];
  /** Whether there is a breadcrumb. The home page has none. */
  crumbs?: boolean;
  chips?: ReactNode;
  actions?: ReactNode;
}

/** Shows the breadcrumb, the only `h1` of the page with its count, and its actions. */
export function PageHead({
  title,
  heading = title,
  awaited = false,
  count: total,
  lede,
  trail = [],
  crumbs = true,
  chips,
  actions,
}: Props) {
  const t = useText();
  const product = t('shell.product');
  useEffect(() => {
    document.title = `${isolate(title)} · ${product}`;
  }, [title, product]);
  return (
    <>
      {crumbs ? (
        <nav aria-label={t('shell.breadcrumb')} className={styles.crumbs}>
          <ol>
            {[{ label: t('shell.nav.home'), to: paths.home }, ...trail].map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
            <li>
              <span aria-current="page">{title}</span>
            </li>
          </ol>
        </nav>
      ) : null}
      <div className={styles.head}>
        <div className={styles.name}>
          <h1>
            {awaited ? <span className="visually-hidden">{title}</span> : heading}
            {awaited ? <span className="skeleton" style={{ width: 144, height: 14 }} aria-hidden /> : null}
            {total === undefined ? null : <span className={styles.count}> {formatCount(total)}</span>}
          </h1>
          {lede === undefined ? null : (
            <p className={styles.lede}>
              {awaited ? <span className="skeleton" style={{ width: 280 }} aria-hidden /> : lede}
            </p>
          )}
        </div>
        {chips}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
    </>
  );
}
