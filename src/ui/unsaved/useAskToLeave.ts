import { useCallback } from 'react';
import { useConfirm } from '../dialog/ConfirmProvider.tsx';
import { useText } from '../useText.ts';
import type { UnsavedPart } from './unsaved.ts';

/**
 * Returns a function that asks once before these parts are discarded. It resolves with whether the user
 * agrees, and with true without parts.
 */
export function useAskToLeave() {
  const t = useText();
  const askConfirmation = useConfirm();
  return useCallback(
    async (parts: UnsavedPart[]): Promise<boolean> => {
      if (!parts.length) return true;
      const unsent = parts.filter(({ sending }) => !sending);
      const isSending = unsent.length < parts.length;
      const leave = await askConfirmation({
        title: t(isSending ? 'bulk.leave.title' : 'ui.unsaved.title'),
        text: [
          isSending ? t('ui.unsaved.sent') : '',
          unsent.length ? t(unsent.every(({ kept }) => kept) ? 'ui.unsaved.text' : 'ui.unsaved.lost') : '',
        ]
          .filter(Boolean)
          .join(' '),
        confirmLabel: t('ui.unsaved.leave'),
        cancel: t('ui.signOut.stay'),
        ...parts.find(({ asks }) => asks)?.asks,
      });
      if (leave) for (const part of parts) part.left = true;
      return leave;
    },
    [askConfirmation, t],
  );
}
