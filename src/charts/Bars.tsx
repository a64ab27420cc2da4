import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatCount } from '../ui/formats.ts';
import styles from './charts.module.css';

/** The height of a bar with its spacing in pixels. */
const BAR = 26;
/** How many bars are visible without scrolling. */
const SEEN = 12;

/** Returns the height of the chart in pixels. */
const barsHeight = (bars: number) => Math.min(Math.max(bars, 1), SEEN) * BAR;

export interface Bar {
  _id: string;
  name: string;
  /** The page of the record. */
  to: string;
  value: number;
  /** The formatted value with additional facts. */
  valueText: string;
}

interface Props {
  title: string;
  /** The largest first. Undefined until they are loaded. */
  bars: Bar[] | undefined;
  /** How many bars to reserve space for while loading. */
  expected: number;
}

/** Shows a bar for each quantity. Details of the focused bar stand below. */
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
