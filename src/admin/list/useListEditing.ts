import { useCallback, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useUnsavedScope } from '../../ui/unsaved/unsaved.ts';
import { useAskToLeave } from '../../ui/unsaved/useAskToLeave.ts';
import type { ListUrlParams } from './ListUrlCodec.ts';

/** The state of the inline edit form of a list. The form closes when the list's URL state changes. */
export function useListEditing(params: ListUrlParams) {
  const [editedRow, setEditedRow] = useState<{ id: RaRecord['id']; params: ListUrlParams }>();
  const unsaved = useUnsavedScope();
  const askToLeave = useAskToLeave();
  const edit = useCallback(
    async (id?: RaRecord['id']) => {
      if (id === undefined) setEditedRow(undefined);
      else if (await askToLeave(unsaved.parts())) setEditedRow({ id, params });
    },
    [params, askToLeave, unsaved],
  );
  return { editedId: editedRow?.params === params ? editedRow.id : undefined, unsaved, edit };
}
