/** The base path of the console without a trailing slash, or '' at the root (Vite's `base`). */
export const base = import.meta.env.BASE_URL === '/' ? '' : import.meta.env.BASE_URL.slice(0, -1);

/** Adds the base path to a path of the console. Relative URLs stay unchanged. */
export const withBase = (address: string) => (base && address.startsWith('/') ? base + address : address);

/** Removes the base path. */
export const withoutBase = (path: string) =>
  base && path.startsWith(`${base}/`) ? path.slice(base.length) : path;
