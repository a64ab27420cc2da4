/**
 * Replaces @popperjs/core: a window without layout has no positions to compute, and computing them takes a
 * fifth of the time of tests with menus and selectors.
 */
export const createPopper = (reference: unknown, popper: HTMLElement, options: { placement?: string }) => ({
  state: { placement: options.placement ?? 'bottom', elements: { reference, popper } },
  setOptions: async () => {},
  update: async () => {},
  forceUpdate: () => {},
  destroy: () => {},
});
