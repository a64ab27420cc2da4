import { useCallback } from 'react';
import { tags } from '../../platform/tags.ts';
import { useAct } from '../../calls/useAct.ts';
import { useConfirm } from '../../ui/dialog/ConfirmProvider.tsx';
import { useText } from '../../ui/useText.ts';
import type { TagRecord } from './tagColumns.ts';

/** Deletes a tag after the documented question; answers whether it happened. */
export function useDeleteTag() {
  const t = useText();
  const confirm = useConfirm();
  const { act } = useAct(tags.remove, { success: 'tags.deleted', failure: 'tags.deleteError' });
  return useCallback(
    async (tag: TagRecord): Promise<boolean> => {
      const sure = await confirm({
        title: t('tags.delete', { name: tag.tagName }),
        text: t('tags.deleteText'),
        confirm: t('ui.delete'),
        danger: true,
      });
      return sure && (await act({ path: { id: String(tag.id) } })) !== undefined;
    },
    [act, confirm, t],
  );
}
