import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { verifiedWrite } from '../data/writes.ts';

/** `verifiedWrite` that says when a write was found to be done after its reply was lost. Throws where it was not done. */
export function useVerifiedWrite() {
  const notify = useNotify();
  return useCallback(
    async (
      write: () => Promise<unknown>,
      isDone: () => Promise<boolean>,
    ): Promise<'replied' | 'confirmed'> => {
      const outcome = await verifiedWrite(write, isDone);
      if (outcome.is === 'notDone' || outcome.is === 'unknown') throw outcome.error;
      if (outcome.is === 'confirmed') notify('ui.lost.saved', { type: 'warning', autoHideDuration: null });
      return outcome.is;
    },
    [notify],
  );
}
