import { useEffect, useRef } from 'react';

/** A step of the time that is counted, milliseconds: a blocked page counts one at most. */
const STEP = 100;

/**
 * Calls `end` once this was shown for a time, in milliseconds, which runs from its first paint and stops while it is paused
 * and while the page is hidden or blocked. Without a time it never does.
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
