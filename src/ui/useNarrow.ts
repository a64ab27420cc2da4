import { breakpoints } from './theme/tokens.ts';
import { useMedia } from './useMedia.ts';

/** Whether tables are lists: the window is narrow. */
export const useNarrow = () => useMedia(`(max-width: ${breakpoints.narrow}px)`);
