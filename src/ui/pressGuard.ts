/** Presses that follow the end of a dialog, or of a step in it, within this time repeat those before it, milliseconds. */
const SERIES = 500;
/** Presses so near each other are at the same place, pixels. */
const NEAR = 16;

/** The key that was pressed, Enter or the space bar, or the place. */
type Press = string | { x: number; y: number };

/** Undefined for other keys, and for a press by a program, which has no place. */
function pressOf(event: Event): Press | undefined {
  if (event instanceof KeyboardEvent)
    return event.key === 'Enter' || event.key === ' ' ? event.key : undefined;
  const { clientX: x, clientY: y } = event as MouseEvent;
  return x || y ? { x, y } : undefined;
}

const isSame = (a: Press, b: Press) =>
  typeof a === 'string' || typeof b === 'string'
    ? a === b
    : Math.abs(a.x - b.x) <= NEAR && Math.abs(a.y - b.y) <= NEAR;

// The browser turns Enter into a click: only what begins a press says how it is made.
const BEGINS = ['pointerdown', 'keydown'];
const FOLLOWS = ['mousedown', 'pointerup', 'mouseup', 'click', 'dblclick', 'keypress', 'keyup'];

function listen(types: string[], listener: (event: Event) => void) {
  for (const type of types) addEventListener(type, listener, true);
  return () => {
    for (const type of types) removeEventListener(type, listener, true);
  };
}

/**
 * Begins as a dialog opens; the result is called as it closes. From then on presses that repeat the last one on the dialog
 * do not reach the page below, until they pause or something else is pressed.
 */
export function guardPresses(): () => void {
  let last: Press | undefined;
  const forget = listen(BEGINS, event => (last = pressOf(event)));
  return () => {
    forget();
    if (last) dropSeries(last);
  };
}

function dropSeries(last: Press) {
  let until = performance.now() + SERIES;
  const stopListening = listen([...BEGINS, ...FOLLOWS], event => {
    const press = pressOf(event);
    const isRepeated = press !== undefined && isSame(press, last);
    const begins = BEGINS.includes(event.type);
    if (performance.now() > until || (begins && !isRepeated)) stopListening();
    else if (isRepeated) {
      if (begins) until = performance.now() + SERIES;
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  });
}
