import { useLayoutEffect, useState } from 'react';

/** Whole seconds until a moment (epoch milliseconds), counting down; 0 once it is there. */
export function useCountdown(until = 0): number {
  const [left, setLeft] = useState(0);
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const count = () => {
      const ms = Math.max(0, until - Date.now());
      setLeft(Math.ceil(ms / 1000));
      if (ms) timer = setTimeout(count, ms % 1000 || 1000);
    };
    count();
    return () => clearTimeout(timer);
  }, [until]);
  return left;
}
