import { useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { describeTime } from '../ui/timeZone.ts';
import styles from './charts.module.css';

export interface ChartColumn {
  key: string | number;
  /** The label below the column, if there is space for one. */
  tick: string;
  /** The stacked parts from bottom to top. A part without a value has not ended yet. */
  parts: { _id: string; value: number | undefined }[];
  /** The description of the column. */
  valueText: string;
  /** The time at which the column begins, in epoch seconds. */
  from: number;
}

interface Props {
  label: string;
  columns: ChartColumn[];
  /** The horizontal lines from bottom to top. The last one is the height of the chart. */
  gridLines: { value: number; text: string }[];
  /** The text while no column is selected. */
  hint: ReactNode;
}

/**
 * Shows quantities over time. It is a single tab stop: the arrow keys, Home and End select a column, which is
 * announced.
 */
export function ColumnChart({ label, columns, gridLines, hint }: Props) {
  const [focusedIndex, setFocusedIndex] = useState<number>();
  const [hoveredIndex, setHoveredIndex] = useState<number>();
  const lastIndex = columns.length - 1;
  const maxValue = gridLines.at(-1)?.value || 1;
  const currentIndex = Math.min(focusedIndex ?? lastIndex, lastIndex);
  const activeIndex = hoveredIndex ?? focusedIndex;
  const toPercent = (value: number) => `${((100 * value) / maxValue).toFixed(2)}%`;

  const onKeyDown = (event: KeyboardEvent) => {
    const nextIndex = {
      ArrowLeft: currentIndex - 1,
      ArrowDown: currentIndex - 1,
      ArrowRight: currentIndex + 1,
      ArrowUp: currentIndex + 1,
      Home: 0,
      End: lastIndex,
    }[event.key];
    if (nextIndex === undefined) return;
    event.preventDefault();
    setFocusedIndex(Math.min(Math.max(nextIndex, 0), lastIndex));
  };
  const onPointerMove = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setHoveredIndex(
      Math.min(Math.max(Math.floor(((clientX - left) / width) * columns.length), 0), lastIndex),
    );
  };
  return (
    <div className={styles.body}>
      <div className={styles.columns}>
        <ol className={styles.gridLines} aria-hidden="true">
          {gridLines.map(({ value, text }) => (
            <li key={value} style={{ bottom: toPercent(value) }}>
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
            'aria-valuenow': currentIndex + 1,
            'aria-valuetext': columns[currentIndex]?.valueText,
          })}
          onKeyDown={onKeyDown}
          onFocus={() => setFocusedIndex(lastIndex)}
          onBlur={() => setFocusedIndex(undefined)}
          onPointerMove={onPointerMove}
          onPointerLeave={() => setHoveredIndex(undefined)}
        >
          {columns.map(({ key, tick, parts, from }, index) => (
            <span
              key={key}
              className={index === activeIndex ? styles.active : undefined}
              title={index === hoveredIndex ? describeTime(from) : undefined}
            >
              {parts.map(({ _id, value }) => (
                <i
                  key={_id}
                  className={value === undefined ? styles.open : undefined}
                  style={{ height: value === undefined ? undefined : toPercent(value) }}
                />
              ))}
              {tick ? <small>{tick}</small> : null}
            </span>
          ))}
        </div>
      </div>
      <p className={styles.activeText} aria-hidden="true">
        {activeIndex === undefined ? hint : columns[activeIndex]?.valueText}
      </p>
    </div>
  );
}
