import { useMemo, useRef } from 'react';

/** Returns the previous value while the new one serializes to the same JSON. */
export const useJsonMemo = <T>(value: T): T => {
  const json = JSON.stringify(value);
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(() => value, [json]);
};

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
