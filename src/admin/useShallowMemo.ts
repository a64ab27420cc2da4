import { useRef } from 'react';

/** Returns the previous object while the new one is shallowly equal, so that memoized consumers do not re-render. */
export function useShallowMemo<T extends object>(next: T): T {
  const previous = useRef(next);
  const keys = Object.keys(next) as (keyof T)[];
  if (
    keys.length !== Object.keys(previous.current).length ||
    keys.some(key => previous.current[key] !== next[key])
  )
    previous.current = next;
  return previous.current;
}
