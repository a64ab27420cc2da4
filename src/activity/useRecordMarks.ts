import { useStoreValue } from '../storage/useStoreValue.ts';
import { recordMarks } from './live/recordMarks.ts';

export type { Mark } from './live/recordMarks.ts';

/** Returns the record marks by record ID. Call it once per list and pass each row its own mark, so that rows do not subscribe. */
export const useRecordMarks = () => useStoreValue(recordMarks);
