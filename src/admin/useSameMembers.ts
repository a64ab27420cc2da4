import { useRef } from 'react';

/** The same object as long as its members are the same: what depends on it is not drawn again for an equal one. */
export function useSameMembers<T extends object>(next: T): T {
  const last = useRef(next);
  const names = Object.keys(next) as (keyof T)[];
  if (
    names.length !== Object.keys(last.current).length ||
    names.some(name => last.current[name] !== next[name])
  )
    last.current = next;
  return last.current;
}
