import { withBase } from '../ui/base.ts';
import { formatCount, numberLocale } from '../ui/formats.ts';
import styles from './charts.module.css';

/** A part of a whole, with one decimal, as the chosen language writes it. */
export const percent = (part: number, total: number) =>
  (total ? part / total : 0).toLocaleString(numberLocale(), {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });

/** How a part is filled: colour and pattern, so that neither is needed alone. */
export type Fill = 'ok' | 'plain' | 'err' | 'warn' | 'quiet' | 'paused' | 'other';

export interface Share {
  _id: string;
  name: string;
  /** The address within the page where they stand. */
  href?: string;
  value: number;
  fill: Fill;
}

/** The parts of a whole, one bar, with what each fill stands for. */
export function Shares({ title, shares }: { title: string; shares: Share[] }) {
  const all = shares.reduce((sum, { value }) => sum + value, 0);
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
            <small>{percent(value, all)}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}
