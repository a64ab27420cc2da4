import { useCallback, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useUnsavedWithin } from '../../ui/unsaved/unsaved.ts';
import { useAskToLeave } from '../../ui/unsaved/useAskToLeave.ts';
import type { ListUrlParams } from './ListUrlCodec.ts';

/** State of the inline edit form of a list. The form closes when the list's URL state changes. */
export function useListEditing(params: ListUrlParams) {
  const [edited, setEdited] = useState<{ id: RaRecord['id']; params: ListUrlParams }>();
  const unsaved = useUnsavedWithin();
  const askToLeave = useAskToLeave();
  const edit = useCallback(
    async (id?: RaRecord['id']) => {
      if (id === undefined) setEdited(undefined);
      else if (await askToLeave(unsaved.parts())) setEdited({ id, params });
    },
    [params, askToLeave, unsaved],
  );
  return { editing: edited?.params === params ? edited.id : undefined, unsaved, edit };
}
