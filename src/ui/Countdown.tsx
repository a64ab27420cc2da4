import type { ReactNode } from 'react';
import { formatMinutes } from '../platform/errors.ts';

interface Props {
  /** Seconds. */
  left: number;
  /** The first text, which screen readers announce. It contains the time at that moment. */
  initialText: ReactNode;
  during(time: string): string;
  after: string;
}

/**
 * Shows the remaining time in a text. Screen readers announce its first text and its end instead of every
 * second.
 */
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
