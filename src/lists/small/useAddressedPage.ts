import { useCallback } from 'react';
import { useOwnParameters } from '../useOwnParameters.ts';

/** The page number of a small list within a page: `useAddressedPage('session')` has it in `sessionPage`. */
export function useAddressedPage(prefix: string) {
  const { own, hrefOf: hrefOfOwn, go: goTo } = useOwnParameters(prefix);
  const asked = Number(own.get('page'));
  const hrefOf = useCallback(
    (page: number) => {
      const next = new URLSearchParams(own);
      next.delete('page');
      if (page > 1) next.set('page', String(page));
      return hrefOfOwn(next);
    },
    [own, hrefOfOwn],
  );
  const go = useCallback(
    (page: number, options?: { replace?: boolean }) => void goTo(hrefOf(page), options),
    [hrefOf, goTo],
  );
  return { page: Number.isInteger(asked) && asked > 0 ? asked : 1, hrefOf, go };
}
