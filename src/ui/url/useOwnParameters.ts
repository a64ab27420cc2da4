import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ownParameters, withOwnParameters } from './ownParameters.ts';

/**
 * A list's part of the address (docs/decisions/state-in-the-url.md). Within a page it has a prefix, and what else the address says stays, the hash
 * too: `useOwnParameters('session')` reads `sessionPage` as `page`.
 */
export function useOwnParameters(prefix = '') {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const text = ownParameters(prefix, search).toString();
  // The same object as long as the list's own part says the same.
  const own = useMemo(() => new URLSearchParams(text), [text]);
  const hrefOf = useCallback(
    (next: URLSearchParams) => `${pathname}${withOwnParameters(prefix, search, next)}${hash}`,
    [prefix, pathname, search, hash],
  );
  /** Answers whether it went there: unsaved input may hold it back, for good or until somebody chose to leave. */
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
