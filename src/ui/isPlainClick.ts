import type { MouseEvent } from 'react';

/** A click that should stay in this tab: no modifier, main button, not handled yet. */
export const isPlainClick = (event: MouseEvent) =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey;
