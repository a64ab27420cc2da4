import { useCallback, useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import { useSaveField, type SavedField } from '../../admin/edit/useSaveField.ts';
import type { ConsoleDataProvider } from '../../data/dataProvider.ts';
import { normalizeReferences } from '../../data/normalizeReferences.ts';
import type { CatalogueKind, RecordByKind } from './kinds.ts';

/**
 * Returns a function that changes one field by a PUT of the whole record, like `useSaveField`: `save('tools',
 * now => [...])`.
 */
export function useSaveCatalogueField<K extends CatalogueKind>(kind: K, id: string) {
  const saveOf = useCatalogueFieldSaver();
  return useMemo(() => saveOf(kind, id), [saveOf, kind, id]);
}

/** Does the same for any record: `saveOf('tools', id)`. */
export function useCatalogueFieldSaver() {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const saveField = useSaveField();

  return useCallback(
    <K extends CatalogueKind>(kind: K, id: string) =>
      <F extends keyof RecordByKind[K] & string>(
        field: F,
        merge: (now: RecordByKind[K][F]) => RecordByKind[K][F],
      ): Promise<SavedField<RecordByKind[K][F]>> =>
        saveField<RecordByKind[K], F>(
          {
            key: `${kind} ${id}`,
            read: async () =>
              normalizeReferences(
                kind,
                (await dataProvider.getOne(kind, { id })).data as unknown as RecordByKind[K],
              ),
            write: (data, before) =>
              dataProvider.replace(kind, { id, data, previousData: { ...before, id } }),
          },
          field,
          merge,
        ),
    [dataProvider, saveField],
  );
}
