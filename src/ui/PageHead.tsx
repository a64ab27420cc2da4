import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isolate } from '../../i18n/isolate.ts';
import { formatCount } from './formats.ts';
import styles from './PageHead.module.css';
import { paths } from './paths.ts';
import { useText } from './useText.ts';

interface Props {
  title: string;
  /** Shown as the heading in place of the title. */
  heading?: ReactNode;
  /** The name is still to come: the title is what it will be the name of. */
  awaited?: boolean;
  /** How many there are, once known. */
  count?: number | undefined;
  /** A sentence about what the page is of. */
  lede?: string;
  /** The way here between Home and this page. */
  trail?: { label: string; to: string }[];
  /** The home page is left without a breadcrumb: one step says nothing. */
  crumbs?: boolean;
  chips?: ReactNode;
  actions?: ReactNode;
}

/** Breadcrumb, the page's one heading with its count, and its actions. */
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
