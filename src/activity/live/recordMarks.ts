import { createStore } from '../../storage/createStore.ts';
import { useStoreValue } from '../../storage/useStoreValue.ts';

/**
 * Concurrent edits of a record: `once` or `often` if another user has just saved it one or several times, `tab` if it was saved in
 * another tab of this browser, `edited` if another tab has unsaved changes to it.
 */
export type RecordMark = 'once' | 'often' | 'tab' | 'edited';

/** Marks by record ID. `editMarkers.ts`, which sets them, loads after the first render. */
export const recordMarks = createStore<ReadonlyMap<string, RecordMark>>(new Map());

/** Returns the record marks by record ID. Call it once per list and pass each row its own mark, so that rows do not subscribe. */
export const useRecordMarks = () => useStoreValue(recordMarks);
