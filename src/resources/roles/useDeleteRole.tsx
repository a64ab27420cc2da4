import { useCallback } from 'react';
import { roles } from '../../platform/roles.ts';
import { useAct } from '../../calls/useAct.ts';
import { useConfirm } from '../../ui/dialog/ConfirmProvider.tsx';
import { useText } from '../../ui/useText.ts';
import type { RoleRecord } from './roleColumns.ts';
import { RoleUses } from './RoleUses.tsx';

/** Deletes a role after saying where it is used; answers whether it happened. */
export function useDeleteRole() {
  const t = useText();
  const confirm = useConfirm();
  const { act } = useAct(roles.remove, { success: 'roles.deleted', failure: 'roles.deleteError' });
  return useCallback(
    async (role: RoleRecord): Promise<boolean> => {
      const id = String(role.id);
      const sure = await confirm({
        title: t('roles.delete', { name: role.roleName }),
        text: (
          <div className="stack">
            <RoleUses roleId={id} />
            <p>{t('roles.deleteText')}</p>
          </div>
        ),
        confirm: t('ui.delete'),
        danger: true,
      });
      return sure && (await act({ path: { id } })) !== undefined;
    },
    [act, confirm, t],
  );
}
