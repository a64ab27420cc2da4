import { useLayoutEffect, useState } from 'react';

const secondsTo = (until: number) => Math.ceil(Math.max(0, until - Date.now()) / 1000);

/** Returns the whole seconds until a time (epoch milliseconds), or 0 once it has passed. */
export function useCountdown(until = 0): number {
  const [left, setLeft] = useState(() => secondsTo(until));
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const count = () => {
      setLeft(secondsTo(until));
      const ms = until - Date.now();
      if (ms > 0) timer = setTimeout(count, ms % 1000 || 1000);
    };
    count();
    return () => clearTimeout(timer);
  }, [until]);
  return left;
}
