/** Where the console lies on its origin, without a slash at its end: empty at the root. Chosen when it is built (Vite's `base`). */
export const base = import.meta.env.BASE_URL === '/' ? '' : import.meta.env.BASE_URL.slice(0, -1);

/** An address of the console as the browser knows it; what begins with no slash is of the page. */
export const withBase = (address: string) => (base && address.startsWith('/') ? base + address : address);

/** The same address as the console knows it. */
export const withoutBase = (path: string) =>
  base && path.startsWith(`${base}/`) ? path.slice(base.length) : path;
