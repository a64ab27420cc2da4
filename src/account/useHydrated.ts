import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while React takes over what was prerendered, and draws it just as it was; true from then on, and where nothing was. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
