/** What changes many times a second is drawn and kept this often, milliseconds. */
const OFTEN = 400;

/** Does something together with all that comes until then: `soon`, at once where it was done long ago; or `now`. */
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
    /** What waits is not done any more. */
    forget() {
      clearTimeout(timer);
      timer = undefined;
      done = -Infinity;
    },
  };
}
