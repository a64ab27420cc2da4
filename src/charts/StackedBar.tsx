import { withBase } from '../ui/base.ts';
import { formatCount, numberLocale } from '../ui/formats.ts';
import styles from './charts.module.css';

/** Formats a share as a percentage with one decimal in the chosen language. */
export const formatPercent = (part: number, total: number) =>
  (total ? part / total : 0).toLocaleString(numberLocale(), {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });

/** A color and a pattern, so that the chart does not depend on color alone. */
export type Fill = 'success' | 'neutral' | 'error' | 'warning' | 'secondary' | 'paused' | 'other';

export interface Share {
  _id: string;
  name: string;
  /** The link to the list of these records on the page. */
  href?: string;
  value: number;
  fill: Fill;
}

export function StackedBar({ title, shares }: { title: string; shares: Share[] }) {
  const total = shares.reduce((sum, { value }) => sum + value, 0);
  return (
    <div className={styles.body}>
      <div className={styles.stack} aria-hidden="true">
        {shares.map(({ _id, value, fill }) => (
          <i key={_id} className={styles[fill]} style={{ flexGrow: value }} />
        ))}
      </div>
      <ul className={styles.legend} aria-label={title}>
        {shares.map(({ _id, name, href, value, fill }) => (
          <li key={_id}>
            <i className={styles[fill]} aria-hidden="true" />
            {href ? <a href={withBase(href)}>{name}</a> : <span>{name}</span>}
            <b>{formatCount(value)}</b>
            <small>{formatPercent(value, total)}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}
