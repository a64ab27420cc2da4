import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import styles from './charts.module.css';

export interface ChartColumn {
  key: string | number;
  /** The label below the column, if there is space for one. */
  tick: string;
  /** The stacked parts from bottom to top. A part without a value has not ended yet. */
  parts: { _id: string; value: number | undefined }[];
  /** The description of the column. */
  valueText: string;
}

interface Props {
  label: string;
  columns: ChartColumn[];
  /** The horizontal lines from bottom to top. The last one is the height of the chart. */
  lines: { value: number; text: string }[];
  /** The text while no column is selected. */
  otherwise: string;
}

/**
 * Shows quantities over time. It is a single tab stop: the arrow keys, Home and End select a column, which is
 * announced.
 */
export function ColumnChart({ label, columns, lines, otherwise }: Props) {
  const [at, setAt] = useState<number>();
  const [pointed, setPointed] = useState<number>();
  const last = columns.length - 1;
  const top = lines.at(-1)?.value || 1;
  const chosen = Math.min(at ?? last, last);
  const looked = pointed ?? at;
  const share = (value: number) => `${((100 * value) / top).toFixed(2)}%`;

  const onKeyDown = (event: KeyboardEvent) => {
    const to = {
      ArrowLeft: chosen - 1,
      ArrowDown: chosen - 1,
      ArrowRight: chosen + 1,
      ArrowUp: chosen + 1,
      Home: 0,
      End: last,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setAt(Math.min(Math.max(to, 0), last));
  };
  const onPointerMove = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setPointed(Math.min(Math.max(Math.floor(((clientX - left) / width) * columns.length), 0), last));
  };
  return (
    <div className={styles.body}>
      <div className={styles.columns}>
        <ol className={styles.lines} aria-hidden="true">
          {lines.map(({ value, text }) => (
            <li key={value} style={{ bottom: share(value) }}>
              <span>{text}</span>
            </li>
          ))}
        </ol>
        <div
          className={styles.plot}
          role={columns.length ? 'slider' : undefined}
          {...(columns.length && {
            tabIndex: 0,
            'aria-label': label,
            'aria-valuemin': 1,
            'aria-valuemax': columns.length,
            'aria-valuenow': chosen + 1,
            'aria-valuetext': columns[chosen]?.valueText,
          })}
          onKeyDown={onKeyDown}
          onFocus={() => setAt(last)}
          onBlur={() => setAt(undefined)}
          onPointerMove={onPointerMove}
          onPointerLeave={() => setPointed(undefined)}
        >
          {columns.map(({ key, tick, parts }, index) => (
            <span key={key} className={index === looked ? styles.at : undefined}>
              {parts.map(({ _id, value }) => (
                <i
                  key={_id}
                  className={value === undefined ? styles.open : undefined}
                  style={{ height: value === undefined ? undefined : share(value) }}
                />
              ))}
              {tick ? <small>{tick}</small> : null}
            </span>
          ))}
        </div>
      </div>
      <p className={styles.looked} aria-hidden="true">
        {looked === undefined ? otherwise : columns[looked]?.valueText}
      </p>
    </div>
  );
}
