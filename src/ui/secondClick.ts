/**
 * Of a double click on what is gone with its first click, the second one would press what lies below: the page does not hear it.
 * Called while the first one is handled.
 */
export function dropSecondClick() {
  const drop = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', drop, { capture: true, once: true });
}
