import type { ReactNode } from 'react';
import { formatMinutes } from '../platform/errors.ts';

interface Props {
  /** Seconds. */
  left: number;
  /** The sentence as it was first said, with the time there was then. */
  initialText: ReactNode;
  during(time: string): string;
  after: string;
}

/** A sentence with the time that is left. It is read out when it appears and when the time is over, not every second. */
export function Countdown({ left, initialText, during, after }: Props) {
  if (!left) return after;
  return (
    <>
      <span className="visually-hidden">{initialText}</span>
      <span className="numbers" aria-hidden="true">
        {during(formatMinutes(left))}
      </span>
    </>
  );
}
