import type { PointerEvent, ReactNode } from 'react';
import { EMPTY, epochSecondsToDate, formatDateTime } from './formats.ts';
import { describeTime } from './timeZone.ts';

interface Props {
  /** Epoch seconds. */
  seconds: number | null | undefined;
  /** The end of a period that begins at `seconds`, in epoch seconds. */
  until?: number | undefined;
  /** The default is MM/dd/yyyy HH:mm. */
  format?(seconds: number): string;
  className?: string | undefined;
  /** A text that contains the time. */
  children?: ReactNode;
  /** Replaces a missing time. The default is a dash. */
  empty?: ReactNode;
}

/** Shows a time. It names its zone, and the time in UTC, when the pointer is on it. */
export function Time({ seconds, until, format = formatDateTime, className, children, empty = EMPTY }: Props) {
  const date = epochSecondsToDate(seconds);
  if (!date || typeof seconds !== 'number') return children ?? empty;
  // A list has too many times to describe them all, and their descriptions would follow screen readers from cell to cell.
  const describe = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    const ends = epochSecondsToDate(until) ? [seconds, until!] : [seconds];
    currentTarget.title = ends.map(describeTime).join('\n');
  };
  return (
    // Another time is another element, which does not have the title of the previous one.
    <time key={seconds} dateTime={date.toISOString()} className={className} onPointerEnter={describe}>
      {children ?? format(seconds)}
    </time>
  );
}
