import { createContext, useEffect } from 'react';

type Preload = () => Promise<unknown>;

const requested = new WeakSet<Preload>();

/** Loads what will probably be needed next: once, and only with a connection. A failure is shown where it renders. */
export function preloadOnce(preload: Preload) {
  if (requested.has(preload) || !navigator.onLine) return;
  requested.add(preload);
  preload().catch(() => {});
}

/** The same, once the screen is rendered and the browser idle. */
export function usePreload(preload: Preload) {
  useEffect(() => {
    if (typeof requestIdleCallback !== 'function') return;
    const idle = requestIdleCallback(() => preloadOnce(preload), { timeout: 2000 });
    return () => cancelIdleCallback(idle);
  }, [preload]);
}

/** Preloads the page at an address. */
export const PreloadContext = createContext<(address: string) => void>(() => {});
