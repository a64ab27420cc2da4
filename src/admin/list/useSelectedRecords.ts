import { useLayoutEffect, useMemo } from 'react';
import { useListContext, type Identifier, type RaRecord } from 'react-admin';
import { useStoreValue } from '../../storage/useStoreValue.ts';
import { addRecords, useListFrame, type RecordStore } from './ListFrame.ts';

/** Keeps the records of the page, and the selected ones of other pages. */
export function useKeepRecords(
  store: RecordStore,
  data: readonly RaRecord[] | undefined,
  selectedIds: readonly Identifier[],
) {
  useLayoutEffect(() => {
    if (!data) return;
    const selected = new Set(selectedIds);
    const kept = [...store.get().values()].filter(({ id }) => selected.has(id));
    store.set(new Map([...kept, ...data].map(record => [record.id, record])));
    // Only when the page changes: the records of its selected rows are there already.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [store, data]);
}

/**
 * The selected records of a list, from any page; react-admin's list context has only their IDs. An action that changes a record of
 * another page passes the result to `updateRecord`.
 */
export function useSelectedRecords<T extends RaRecord = RaRecord>() {
  const { data, selectedIds } = useListContext<T>();
  const { records: store } = useListFrame();
  const kept = useStoreValue(store);
  const selectedRecords = useMemo(() => {
    const shown = new Map<Identifier, RaRecord>(data?.map(record => [record.id, record]));
    return selectedIds.flatMap(id => (shown.get(id) ?? kept.get(id) ?? []) as T);
  }, [data, kept, selectedIds]);
  const updateRecord = useMemo(() => (record: T) => addRecords(store, [record]), [store]);
  return { selectedRecords, updateRecord };
}
