import { useCallback, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useUnsavedWithin } from '../../ui/unsaved/unsaved.ts';
import { useAskToLeave } from '../../ui/unsaved/useAskToLeave.ts';
import type { AddressedParams } from './AddressForm.ts';

/** A record is edited in the list as it stands: going to another state of the list ends that. */
export function useListEditing(params: AddressedParams) {
  const [opened, setOpened] = useState<{ id: RaRecord['id']; params: AddressedParams }>();
  const unsaved = useUnsavedWithin();
  const askToLeave = useAskToLeave();
  const edit = useCallback(
    async (id?: RaRecord['id']) => {
      if (id === undefined) setOpened(undefined);
      else if (await askToLeave(unsaved.parts())) setOpened({ id, params });
    },
    [params, askToLeave, unsaved],
  );
  return { editing: opened?.params === params ? opened.id : undefined, unsaved, edit };
}
