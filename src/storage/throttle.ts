/** The minimum interval between two runs in milliseconds. */
const OFTEN = 400;

/** Combines calls: `soon` runs at most once per interval, `now` runs immediately. */
export function throttle(doing: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let done = -Infinity;
  const now = () => {
    clearTimeout(timer);
    timer = undefined;
    done = performance.now();
    doing();
  };
  return {
    now,
    soon() {
      if (performance.now() - done > OFTEN) now();
      else timer ??= setTimeout(now, OFTEN);
    },
    /** Cancels a pending run. */
    forget() {
      clearTimeout(timer);
      timer = undefined;
      done = -Infinity;
    },
  };
}
