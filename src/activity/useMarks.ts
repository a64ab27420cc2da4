import { useStoreValue } from '../storage/useStoreValue.ts';
import { markings } from './live/marks.ts';

export type { Mark } from './live/recordMarks.ts';
export { markings };

/** The records that somebody else is at work on, by their ids, and what is known of it. */
export const useMarks = () => useStoreValue(markings);
