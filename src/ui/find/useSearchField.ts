import { useDeferredValue } from 'react';
import { foldText } from '../../platform/fold.ts';
import { useAddressedText } from '../url/useAddressedText.ts';
import { useOwnParameters } from '../url/useOwnParameters.ts';

/**
 * Keeps the search text of a panel in the URL: `activeQ` for the prefix `active`. A new search starts at page
 * 1.
 */
export function useSearchField(prefix: string) {
  const { own, hrefOf, go } = useOwnParameters(prefix);
  const write = (q: string) => {
    const next = new URLSearchParams(own);
    next.delete('page');
    next.delete('q');
    if (q) next.set('q', q);
    return go(hrefOf(next), { replace: true });
  };
  const { typed, type } = useAddressedText(own.get('q') ?? '', write);
  return { typed, type, wanted: useDeferredValue(foldText(typed.trim())) };
}
