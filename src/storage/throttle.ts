/** The minimum interval between two runs in milliseconds. */
const INTERVAL_MS = 400;

/** Combines calls: `schedule` runs at most once per interval, `flush` runs immediately. */
export function throttle(task: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastRun = -Infinity;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    lastRun = performance.now();
    task();
  };
  return {
    flush,
    schedule() {
      if (performance.now() - lastRun > INTERVAL_MS) flush();
      else timer ??= setTimeout(flush, INTERVAL_MS);
    },
    /** Cancels a pending run. */
    cancel() {
      clearTimeout(timer);
      timer = undefined;
      lastRun = -Infinity;
    },
  };
}
