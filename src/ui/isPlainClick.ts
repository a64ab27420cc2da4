import type { MouseEvent } from 'react';

/** Returns whether a click should stay in this tab: main button, no modifier, not handled yet. */
export const isPlainClick = (event: MouseEvent) =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey;
