import { useEffect } from 'react';

/** Loads what will probably be needed next, once the screen is drawn and the browser idle. */
export function usePreload(load: () => unknown) {
  useEffect(() => {
    if (typeof requestIdleCallback !== 'function') return;
    const idle = requestIdleCallback(load, { timeout: 2000 });
    return () => cancelIdleCallback(idle);
  }, [load]);
}
