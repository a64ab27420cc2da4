import { useCallback } from 'react';
import type { SavedField } from '../../../admin/edit/useSaveField.ts';
import type { Ref } from '../../../platform/ref.ts';
import { kinds } from '../kinds.ts';
import { useSaveCatalogueField } from '../useSaveCatalogueField.ts';
import type { ParentKind } from './childCalls.ts';

type SaveRefs = (field: string, merge: (now: Ref[] | undefined) => Ref[]) => Promise<SavedField<unknown>>;

/**
 * Returns a function that changes the IDs and their order by a PUT of the whole record: `save(now => [...])`.
 */
export function useSaveChildren(kind: ParentKind, id: string) {
  const save = useSaveCatalogueField(kind, id) as SaveRefs;
  return useCallback(
    (change: (now: string[]) => string[]) =>
      save(kinds[kind].childKind, now => change((now ?? []) as string[])),
    [save, kind],
  );
}
