import { useStoreValue } from '../storage/useStoreValue.ts';
import { marked } from './live/marked.ts';

export type { Mark } from './live/marked.ts';

/** The records that somebody else is at work on, by their ids: read once for all rows of a table, and handed to each by its record. */
export const useRecordMarks = () => useStoreValue(marked);
