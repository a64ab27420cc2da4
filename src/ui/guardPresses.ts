/** How long after a dialog closes, or changes its step, repeated presses are ignored, in milliseconds. */
const REPEAT_INTERVAL_MS = 500;
/** The maximum distance of two presses at the same position in pixels. */
const SAME_POSITION_PX = 16;

/** The pressed key (Enter or space), or the position of the pointer. */
type Press = string | { x: number; y: number };

/** Returns undefined for other keys and for clicks by a program, which have no position. */
function readPress(event: Event): Press | undefined {
  if (event instanceof KeyboardEvent)
    return event.key === 'Enter' || event.key === ' ' ? event.key : undefined;
  const { clientX: x, clientY: y } = event as MouseEvent;
  return x || y ? { x, y } : undefined;
}

const isSamePress = (a: Press, b: Press) =>
  typeof a === 'string' || typeof b === 'string'
    ? a === b
    : Math.abs(a.x - b.x) <= SAME_POSITION_PX && Math.abs(a.y - b.y) <= SAME_POSITION_PX;

// The browser turns Enter into a click, so only the first event of a press tells how it was made.
const START_EVENTS = ['pointerdown', 'keydown'];
const FOLLOWING_EVENTS = ['mousedown', 'pointerup', 'mouseup', 'click', 'dblclick', 'keypress', 'keyup'];

function listen(types: string[], listener: (event: Event) => void) {
  for (const type of types) addEventListener(type, listener, true);
  return () => {
    for (const type of types) removeEventListener(type, listener, true);
  };
}

/**
 * Call it when a dialog opens, and call the result when it closes. Presses that repeat the last one in the
 * dialog then do not reach the page below, until there is a pause or another press.
 */
export function guardPresses(): () => void {
  let last: Press | undefined;
  const forget = listen(START_EVENTS, event => (last = readPress(event)));
  return () => {
    forget();
    if (last) ignoreRepeats(last);
  };
}

function ignoreRepeats(last: Press) {
  let until = performance.now() + REPEAT_INTERVAL_MS;
  const stopListening = listen([...START_EVENTS, ...FOLLOWING_EVENTS], event => {
    const press = readPress(event);
    const isRepeated = press !== undefined && isSamePress(press, last);
    const begins = START_EVENTS.includes(event.type);
    if (performance.now() > until || (begins && !isRepeated)) stopListening();
    else if (isRepeated) {
      if (begins) until = performance.now() + REPEAT_INTERVAL_MS;
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  });
}
