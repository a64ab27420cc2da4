import { useEffect, useRef, useState } from 'react';
import { TYPING_PAUSE } from '../platform/rules.ts';
import { withoutBase } from './base.ts';

/** Calls `effect` when the value has not changed for `pause` milliseconds. */
export function useDebouncedEffect<T>(effect: (value: T) => unknown, value: T, pause = TYPING_PAUSE) {
  const latest = useRef(effect);
  latest.current = effect;
  useEffect(() => {
    const timer = setTimeout(() => void latest.current(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
}

/**
 * Writes a value to the URL when it has not changed for `pause` milliseconds, unless the user has navigated
 * to another page, which may still be loading.
 */
export function useDebouncedUrlUpdate<T>(write: (value: T) => unknown, value: T, pause = TYPING_PAUSE) {
  const page = useRef('');
  useEffect(() => void (page.current = withoutBase(location.pathname)), [value]);
  useDebouncedEffect(now => withoutBase(location.pathname) === page.current && write(now), value, pause);
}

/** Returns the last value that did not change for `pause` milliseconds. */
export function useDebouncedValue<T>(value: T, pause = TYPING_PAUSE): T {
  const [settled, setSettled] = useState(() => value);
  useDebouncedEffect(() => setSettled(() => value), value, pause);
  return settled;
}
