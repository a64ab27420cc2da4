import { createContext, useEffect } from 'react';

type Preload = () => Promise<unknown>;

const requested = new WeakSet<Preload>();

/** Preloads once, and only online. A failure is shown when the component renders. */
export function preloadOnce(preload: Preload) {
  if (requested.has(preload) || !navigator.onLine) return;
  requested.add(preload);
  preload().catch(() => {});
}

/** Preloads once the screen is rendered and the browser is idle. */
export function usePreload(preload: Preload) {
  useEffect(() => {
    if (typeof requestIdleCallback !== 'function') return;
    const idle = requestIdleCallback(() => preloadOnce(preload), { timeout: 2000 });
    return () => cancelIdleCallback(idle);
  }, [preload]);
}

/** Preloads the page at a URL. */
export const PreloadContext = createContext<(address: string) => void>(() => {});
