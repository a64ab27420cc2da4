import { useEffect, useRef } from 'react';

/** The time is counted in steps of this many milliseconds: while the page is blocked, at most one passes. */
const STEP = 100;

/**
 * Calls `end` after a time in milliseconds, counted from the first paint. The time stops while `paused` is true and while the page
 * is hidden or blocked. If `time` is no number, `end` is never called.
 */
export function useShownFor(time: unknown, paused: boolean, end: () => void) {
  const shown = useRef(0);
  const ending = useRef(end);
  useEffect(() => void (ending.current = end));
  useEffect(() => {
    if (paused || typeof time !== 'number') return;
    let timer: ReturnType<typeof setTimeout>;
    const step = () => {
      if (!document.hidden) shown.current += STEP;
      if (shown.current >= time) ending.current();
      else timer = setTimeout(step, STEP);
    };
    const frame = requestAnimationFrame(() => (timer = setTimeout(step, STEP)));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [paused, time]);
}
