import { useEffect, useState } from 'react';

/** The longest timeout of browsers in milliseconds. */
const LONGEST = 2 ** 31 - 1;

/** Returns whether a time (epoch milliseconds) is in the future, and renders again when it has come. */
export function useIsPending(until = 0): boolean {
  const [over, setOver] = useState(0);
  useEffect(() => {
    const timer = setTimeout(setOver, Math.min(until - Date.now(), LONGEST), until);
    return () => clearTimeout(timer);
  }, [until]);
  return until > over;
}
