import { useEffect, useRef, useState } from 'react';
import { PAUSE } from '../platform/rules.ts';

/** Does something with a value each time it has stood still for so long, in milliseconds. */
export function useDebouncedEffect<T>(act: (value: T) => unknown, value: T, pause = PAUSE) {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const timer = setTimeout(() => void latest.current(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
}

/** A value as it was when it last stood still for so long, in milliseconds. */
export function useDebounced<T>(value: T, pause = PAUSE): T {
  const [settled, setSettled] = useState(() => value);
  useDebouncedEffect(() => setSettled(() => value), value, pause);
  return settled;
}
