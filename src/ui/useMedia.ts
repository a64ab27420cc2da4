import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { breakpoints } from './theme/tokens.ts';

/** Whether a media query holds now. */
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

/** Whether tables are lists: the window is narrow. */
export const useNarrow = () => useMedia(`(max-width: ${breakpoints.narrow}px)`);
