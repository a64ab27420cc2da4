import { useEffect, useRef, useState } from 'react';
import { TYPING_PAUSE } from '../platform/rules.ts';
import { withoutBase } from './base.ts';

/** Does something with a value each time it has stood still for so long, in milliseconds. */
export function useDebouncedEffect<T>(act: (value: T) => unknown, value: T, pause = TYPING_PAUSE) {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const timer = setTimeout(() => void latest.current(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
}

/**
 * Writes a value into the address each time it has stood still; not over the address of another page that one has gone to
 * meanwhile, and that is still loading.
 */
export function useDebouncedAddress<T>(write: (value: T) => unknown, value: T, pause = TYPING_PAUSE) {
  const page = useRef('');
  useEffect(() => void (page.current = withoutBase(location.pathname)), [value]);
  useDebouncedEffect(now => withoutBase(location.pathname) === page.current && write(now), value, pause);
}

/** A value as it was when it last stood still for so long, in milliseconds. */
export function useDebounced<T>(value: T, pause = TYPING_PAUSE): T {
  const [settled, setSettled] = useState(() => value);
  useDebouncedEffect(() => setSettled(() => value), value, pause);
  return settled;
}
