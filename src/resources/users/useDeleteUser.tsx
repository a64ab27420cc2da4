import { useCallback } from 'react';
import { users } from '../../platform/users.ts';
import { useAct } from '../../calls/useAct.ts';
import { useConfirm } from '../../ui/dialog/ConfirmProvider.tsx';
import { useText } from '../../ui/useText.ts';
import type { UserRecord } from './userColumns.ts';
import { userName } from '../../platform/userName.ts';

/** Deletes a user after the documented question; answers whether it happened. */
export function useDeleteUser() {
  const t = useText();
  const confirm = useConfirm();
  const { act } = useAct(users.remove, { success: 'users.deleted', failure: 'users.deleteError' });
  return useCallback(
    async (user: UserRecord): Promise<boolean> => {
      const sure = await confirm({
        title: t('users.delete'),
        text: t('users.deleteText', { name: userName(user), email: user.email }),
        confirm: t('ui.delete'),
        danger: true,
      });
      return sure && (await act({ path: { id: user._id } })) !== undefined;
    },
    [act, confirm, t],
  );
}
