/** What changes with every row is drawn and kept this often, milliseconds. */
const OFTEN = 400;

/** Does something `soon`, together with all that comes until then; or `now`. */
export function often(doing: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = () => {
    clearTimeout(timer);
    timer = undefined;
    doing();
  };
  return { now, soon: () => void (timer ??= setTimeout(now, OFTEN)) };
}
