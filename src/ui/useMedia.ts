import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { breakpoints } from './theme/tokens.ts';

/** Returns whether a media query matches. */
export function useMedia(query: string): boolean {
  const media = useMemo(() => matchMedia(query), [query]);
  const subscribe = useCallback(
    (changed: () => void) => {
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [media],
  );
  return useSyncExternalStore(subscribe, () => media.matches);
}

/** Returns whether the window is narrow, so that tables become lists. */
export const useIsNarrow = () => useMedia(`(max-width: ${breakpoints.narrow}px)`);
