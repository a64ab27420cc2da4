import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatCount } from '../ui/formats.ts';
import styles from './charts.module.css';

/** The height of a bar with its spacing in pixels. */
const BAR_HEIGHT = 26;
/** How many bars are visible without scrolling. */
const VISIBLE_BARS = 12;

/** Returns the height of the chart in pixels. */
const barsHeight = (bars: number) => Math.min(Math.max(bars, 1), VISIBLE_BARS) * BAR_HEIGHT;

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
  expectedCount: number;
}

/** Shows a bar for each quantity. Details of the focused bar stand below. */
export function BarChart({ title, bars, expectedCount }: Props) {
  const [activeId, setActiveId] = useState<string>();
  const maxValue = Math.max(1, ...(bars ?? []).map(({ value }) => value));
  const activeBar = bars?.find(({ _id }) => _id === activeId);
  return (
    <div className={styles.body}>
      <ul className={styles.bars} aria-label={title} style={{ height: barsHeight(expectedCount) }}>
        {bars
          ? bars.map(({ _id, name, to, value, valueText }) => (
              <li
                key={_id}
                onPointerEnter={() => setActiveId(_id)}
                onPointerLeave={() => setActiveId(undefined)}
                onFocus={() => setActiveId(_id)}
                onBlur={() => setActiveId(undefined)}
              >
                <Link to={to} aria-label={`${name}: ${valueText}`}>
                  {name}
                </Link>
                <span aria-hidden="true">
                  <i style={{ width: `${((100 * Math.max(0, value)) / maxValue).toFixed(2)}%` }} />
                </span>
                <b aria-hidden="true">{formatCount(value)}</b>
              </li>
            ))
          : Array.from({ length: expectedCount }, (_, index) => (
              <li key={index}>
                <span className="skeleton" />
                <span>
                  <span className="skeleton" style={{ width: `${100 - (index * 60) / expectedCount}%` }} />
                </span>
                <b />
              </li>
            ))}
      </ul>
      <p className={styles.activeText} aria-hidden="true">
        {activeBar ? `${activeBar.name}: ${activeBar.valueText}` : ''}
      </p>
    </div>
  );
}
