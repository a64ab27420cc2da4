import { useCallback } from 'react';
import type { SavedField } from '../../../admin/edit/useSaveField.ts';
import type { Ref } from '../../../platform/ref.ts';
import { kinds } from '../kinds.ts';
import { useSaveWhole } from '../useSaveWhole.ts';
import type { Holder } from './holders.ts';

type SaveRefs = (field: string, merge: (now: Ref[] | undefined) => Ref[]) => Promise<SavedField<unknown>>;

/**
 * Returns a function that changes the ids and their order by a PUT of the whole record: `save(now => [...])`.
 */
export function useSaveChildren(kind: Holder, id: string) {
  const save = useSaveWhole(kind, id) as SaveRefs;
  return useCallback(
    (change: (now: string[]) => string[]) => save(kinds[kind].holds, now => change((now ?? []) as string[])),
    [save, kind],
  );
}
