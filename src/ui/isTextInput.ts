/** Returns whether a key pressed on an element types text. */
export const isTextInput = (target: EventTarget | null) =>
  target instanceof Element &&
  target.matches(
    'input:not([type=checkbox],[type=radio],[type=button]),textarea,select,[contenteditable=true]',
  );
