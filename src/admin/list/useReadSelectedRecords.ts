import { useDataProvider, useListContext, type RaRecord } from 'react-admin';
import { useSelectedRecords } from './useSelectedRecords.ts';

/** Returns a function that reads the selected records. It requests them only if the list has not shown all of them. */
export function useReadSelectedRecords<T extends RaRecord = RaRecord>(meta?: unknown) {
  const dataProvider = useDataProvider();
  const { resource, selectedIds } = useListContext<T>();
  const { selectedRecords } = useSelectedRecords<T>();
  return async (): Promise<T[]> =>
    selectedRecords.length === selectedIds.length
      ? selectedRecords
      : (await dataProvider.getMany<T>(resource, { ids: selectedIds, meta })).data;
}
