import { useCallback } from 'react';
import { useConfirm } from '../dialog/ConfirmProvider.tsx';
import { useText } from '../useText.ts';
import type { UnsavedPart } from './unsaved.ts';

/** Asks once before all of this is left behind; answers whether it may be. Nothing unsaved, no question. */
export function useAskToLeave() {
  const t = useText();
  const confirm = useConfirm();
  return useCallback(
    async (parts: UnsavedPart[]): Promise<boolean> => {
      if (!parts.length) return true;
      const leave = await confirm({
        title: t('ui.unsaved.title'),
        text: t(parts.every(({ kept }) => kept) ? 'ui.unsaved.text' : 'ui.unsaved.lost'),
        confirm: t('ui.unsaved.leave'),
        cancel: t('ui.unsaved.stay'),
        ...parts.find(({ asks }) => asks)?.asks,
      });
      if (leave) for (const part of parts) part.left = true;
      return leave;
    },
    [confirm, t],
  );
}
