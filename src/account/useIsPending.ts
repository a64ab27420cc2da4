import { useEffect, useState } from 'react';

/** The longest time (milliseconds) that a timer of the browser takes. */
const LONGEST = 2 ** 31 - 1;

/** Whether a moment (epoch milliseconds) is still to come; renders when it has come. */
export function useIsPending(until = 0): boolean {
  const [over, setOver] = useState(0);
  useEffect(() => {
    const timer = setTimeout(setOver, Math.min(until - Date.now(), LONGEST), until);
    return () => clearTimeout(timer);
  }, [until]);
  return until > over;
}
