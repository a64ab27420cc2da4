import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Returns false during hydration, so that the first render equals the prerendered page, and true afterwards.
 */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
