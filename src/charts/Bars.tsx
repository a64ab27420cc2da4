import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatCount } from '../ui/formats.ts';
import styles from './charts.module.css';

/** Pixels of one bar with the space around it. */
const BAR = 26;
/** As many are seen at once. */
const SEEN = 12;

/** The height of so many bars, pixels; of more than twelve the rest is scrolled to. */
const barsHeight = (bars: number) => Math.min(Math.max(bars, 1), SEEN) * BAR;

export interface Bar {
  _id: string;
  name: string;
  /** The page of the record that it stands for. */
  to: string;
  value: number;
  /** The value in words, with what else is known. */
  valueText: string;
}

interface Props {
  title: string;
  /** The greatest first; missing until they are read. */
  bars: Bar[] | undefined;
  /** So many are kept a place for. */
  expected: number;
}

/** Quantities beside each other, the value written behind each bar; below them what is said of the one looked at. */
export function Bars({ title, bars, expected }: Props) {
  const [at, setAt] = useState<string>();
  const most = Math.max(1, ...(bars ?? []).map(({ value }) => value));
  const looked = bars?.find(({ _id }) => _id === at);
  return (
    <div className={styles.body}>
      <ul className={styles.bars} aria-label={title} style={{ height: barsHeight(expected) }}>
        {bars
          ? bars.map(({ _id, name, to, value, valueText }) => (
              <li
                key={_id}
                onPointerEnter={() => setAt(_id)}
                onPointerLeave={() => setAt(undefined)}
                onFocus={() => setAt(_id)}
                onBlur={() => setAt(undefined)}
              >
                <Link to={to} aria-label={`${name}: ${valueText}`}>
                  {name}
                </Link>
                <span aria-hidden="true">
                  <i style={{ width: `${((100 * Math.max(0, value)) / most).toFixed(2)}%` }} />
                </span>
                <b aria-hidden="true">{formatCount(value)}</b>
              </li>
            ))
          : Array.from({ length: expected }, (_, index) => (
              <li key={index}>
                <span className="skeleton" />
                <span>
                  <span className="skeleton" style={{ width: `${100 - (index * 60) / expected}%` }} />
                </span>
                <b />
              </li>
            ))}
      </ul>
      <p className={styles.looked} aria-hidden="true">
        {looked ? `${looked.name}: ${looked.valueText}` : ''}
      </p>
    </div>
  );
}
