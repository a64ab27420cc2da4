import { useEffect, useRef } from 'react';

/**
 * The time is counted in steps of this many milliseconds. At most one step passes while the page is blocked.
 */
const STEP = 100;

/**
 * Calls `end` after a time in milliseconds, counted from the first paint. The time stops while `isPaused` is
 * true and while the page is hidden or blocked. `end` is never called if `time` is not a number.
 */
export function useAutoHide(time: unknown, isPaused: boolean, end: () => void) {
  const elapsed = useRef(0);
  const latestEnd = useRef(end);
  useEffect(() => void (latestEnd.current = end));
  useEffect(() => {
    if (isPaused || typeof time !== 'number') return;
    let timer: ReturnType<typeof setTimeout>;
    const step = () => {
      if (!document.hidden) elapsed.current += STEP;
      if (elapsed.current >= time) latestEnd.current();
      else timer = setTimeout(step, STEP);
    };
    const frame = requestAnimationFrame(() => (timer = setTimeout(step, STEP)));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isPaused, time]);
}
