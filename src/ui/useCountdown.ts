import { useLayoutEffect, useState } from 'react';

const secondsTo = (until: number) => Math.ceil(Math.max(0, until - Date.now()) / 1000);

/** Returns the whole seconds until a time (epoch milliseconds), or 0 once it has passed. */
export function useCountdown(until = 0): number {
  const [secondsLeft, setSecondsLeft] = useState(() => secondsTo(until));
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      setSecondsLeft(secondsTo(until));
      const ms = until - Date.now();
      if (ms > 0) timer = setTimeout(update, ms % 1000 || 1000);
    };
    update();
    return () => clearTimeout(timer);
  }, [until]);
  return secondsLeft;
}
