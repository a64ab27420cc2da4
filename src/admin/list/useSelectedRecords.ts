import { useLayoutEffect, useMemo } from 'react';
import { useListContext, type Identifier, type RaRecord } from 'react-admin';
import { useStoreValue } from '../../storage/useStoreValue.ts';
import { addRecords, useListUi, type RecordStore } from './ListUiContext.ts';

/** Stores the records of the current page and the selected records of other pages. */
export function useKeepRecords(
  store: RecordStore,
  data: readonly RaRecord[] | undefined,
  selectedIds: readonly Identifier[],
) {
  useLayoutEffect(() => {
    if (!data) return;
    const selected = new Set(selectedIds);
    const selectedRecords = [...store.get().values()].filter(({ id }) => selected.has(id));
    store.set(new Map([...selectedRecords, ...data].map(record => [record.id, record])));
    // Does not run when the selection changes, because the records of the selected rows are already stored.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [store, data]);
}

/**
 * Returns the selected records of all pages of a list, because react-admin's list context has only their IDs. An action that changes a
 * record of another page must pass the result to `updateRecord`.
 */
export function useSelectedRecords<T extends RaRecord = RaRecord>() {
  const { data, selectedIds } = useListContext<T>();
  const { records: store } = useListUi();
  const storedRecords = useStoreValue(store);
  const selectedRecords = useMemo(() => {
    // Until the list is read again, an updated record is newer than that of the page. Outside a `List`, nothing is stored.
    const currentRecords = new Map<Identifier, RaRecord>(data?.map(record => [record.id, record]));
    return selectedIds.flatMap(id => (storedRecords.get(id) ?? currentRecords.get(id) ?? []) as T);
  }, [data, storedRecords, selectedIds]);
  const updateRecord = useMemo(() => (record: T) => addRecords(store, [record]), [store]);
  return { selectedRecords, updateRecord };
}
