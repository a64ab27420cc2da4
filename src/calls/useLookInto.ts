import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { isLost } from '../client/failures.ts';
import { wasMade } from '../client/lost.ts';

/**
 * Does something once. After a lost answer nothing is sent again, but looked whether it was done (decision 22): then that
 * is said. Answers 'done', or 'found' where it had to be looked for; throws what failed.
 */
export function useLookInto() {
  const notify = useNotify();
  return useCallback(
    async (act: () => Promise<unknown>, isDone: () => Promise<boolean>): Promise<'done' | 'found'> => {
      try {
        await act();
        return 'done';
      } catch (error) {
        if (!isLost(error) || !(await isDone().catch(() => false))) throw error;
        wasMade(error);
        notify('ui.lost.saved', { type: 'warning', autoHideDuration: null });
        return 'found';
      }
    },
    [notify],
  );
}
