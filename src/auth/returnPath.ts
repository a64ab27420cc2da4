import { LOGIN_PAGE } from '../platform/signIn.ts';

/**
 * Returns the path, query and hash to open after signing in. URLs that could lead to another site become '/':
 * `//host`, `/\host` and absolute URLs.
 */
export function returnPath(wanted: string | null | undefined): string {
  if (!wanted || !/^\/(?![/\\])/.test(wanted)) return '/';
  try {
    const url = new URL(wanted, location.origin);
    if (url.origin !== location.origin || url.pathname.replace(/\/$/, '') === LOGIN_PAGE) return '/';
    return url.pathname.replace(/^\/{2,}/, '/') + url.search + url.hash;
  } catch {
    return '/';
  }
}

/** Returns the URL of the login page with the page to open after signing in. */
export function loginPath(from: string): string {
  const next = returnPath(from);
  return next === '/' ? LOGIN_PAGE : `${LOGIN_PAGE}?${new URLSearchParams({ next })}`;
}
