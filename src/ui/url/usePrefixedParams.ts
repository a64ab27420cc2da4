import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readPrefixedParams, writePrefixedParams } from './prefixedParams.ts';

/**
 * A list's parameters in the URL (docs/decisions/state-in-the-url.md). A list within a page has a prefix:
 * `usePrefixedParams('session')` reads `sessionPage` as `page`. Other parameters and the hash are kept.
 */
export function usePrefixedParams(prefix = '') {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const text = readPrefixedParams(prefix, search).toString();
  // The object stays the same until the list's own parameters change.
  const own = useMemo(() => new URLSearchParams(text), [text]);
  const hrefOf = useCallback(
    (next: URLSearchParams) => `${pathname}${writePrefixedParams(prefix, search, next)}${hash}`,
    [prefix, pathname, search, hash],
  );
  /** Resolves with whether it navigated. Unsaved input can block the navigation. */
  const go = useCallback(
    async (href: string, { replace = false } = {}) => {
      const before = location.href;
      await navigate(href, { replace, preventScrollReset: true });
      return location.href !== before;
    },
    [navigate],
  );
  return { own, hrefOf, go };
}
