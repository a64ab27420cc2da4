import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { verifiedWriteOrThrow } from '../data/writes.ts';

/** `verifiedWriteOrThrow` that also notifies if a write with a lost reply turned out to be applied. */
export function useVerifiedWrite() {
  const notify = useNotify();
  return useCallback(
    async (
      write: () => Promise<unknown>,
      isDone: () => Promise<boolean>,
    ): Promise<'replied' | 'confirmed'> => {
      const { confirmed } = await verifiedWriteOrThrow(write, isDone);
      if (confirmed) notify('ui.lost.saved', { type: 'warning', autoHideDuration: null });
      return confirmed ? 'confirmed' : 'replied';
    },
    [notify],
  );
}
