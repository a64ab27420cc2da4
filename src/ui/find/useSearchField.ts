import { useDeferredValue } from 'react';
import { foldText } from '../../platform/fold.ts';
import { usePrefixedParams } from '../url/usePrefixedParams.ts';
import { useUrlText } from '../url/useUrlText.ts';

/**
 * Keeps the search text of a panel in the URL: `activeQ` for the prefix “active”. A new search starts at page
 * 1.
 */
export function useSearchField(prefix: string) {
  const { own, hrefOf, go } = usePrefixedParams(prefix);
  const write = (q: string) => {
    const next = new URLSearchParams(own);
    next.delete('page');
    next.delete('q');
    if (q) next.set('q', q);
    return go(hrefOf(next), { replace: true });
  };
  const { typed, type } = useUrlText(own.get('q') ?? '', write);
  return { typed, type, wanted: useDeferredValue(foldText(typed.trim())) };
}
