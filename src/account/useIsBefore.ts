import { useEffect, useState } from 'react';

/** `setTimeout` fires at once if its delay is longer (milliseconds). */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

/** Returns whether a time (epoch milliseconds) is in the future, and renders again when it has come. */
export function useIsBefore(time = 0): boolean {
  const [reachedTime, setReachedTime] = useState(0);
  useEffect(() => {
    const timer = setTimeout(setReachedTime, Math.min(time - Date.now(), MAX_TIMEOUT_MS), time);
    return () => clearTimeout(timer);
  }, [time]);
  return time > reachedTime;
}
