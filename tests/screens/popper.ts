/**
 * Stands in for @popperjs/core: a window without a layout has no places to compute, and computing them takes a fifth of the
 * time of the tests that open menus and selectors.
 */
export const createPopper = (reference: unknown, popper: HTMLElement, options: { placement?: string }) => ({
  state: { placement: options.placement ?? 'bottom', elements: { reference, popper } },
  setOptions: async () => {},
  update: async () => {},
  forceUpdate: () => {},
  destroy: () => {},
});
