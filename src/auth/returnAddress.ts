import { LOGIN_PAGE } from '../platform/signIn.ts';

/**
 * The address to come back to after signing in: path, query and hash of this console, never another site.
 * `//host`, `/\host` and absolute addresses become '/'.
 */
export function returnAddress(wanted: string | null | undefined): string {
  if (!wanted || !/^\/(?![/\\])/.test(wanted)) return '/';
  try {
    const url = new URL(wanted, location.origin);
    if (url.origin !== location.origin || url.pathname.replace(/\/$/, '') === LOGIN_PAGE) return '/';
    return url.pathname.replace(/^\/{2,}/, '/') + url.search + url.hash;
  } catch {
    return '/';
  }
}

/** The login page's own address, carrying where to go afterwards. */
export function loginAddress(from: string): string {
  const next = returnAddress(from);
  return next === '/' ? LOGIN_PAGE : `${LOGIN_PAGE}?${new URLSearchParams({ next })}`;
}
