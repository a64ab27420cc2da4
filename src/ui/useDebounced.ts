import { useEffect, useState } from 'react';

/** What is typed takes effect when typing stops for this long (spec 1 §9), milliseconds. */
export const PAUSE = 500;

/** A value as it was when it last stood still for so long, in milliseconds. */
export function useDebounced<T>(value: T, pause = PAUSE): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
