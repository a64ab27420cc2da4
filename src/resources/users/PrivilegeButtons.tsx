import ShieldIcon from '@mui/icons-material/ShieldOutlined';
import type { ReactNode } from 'react';
import { removePrivilege, setSuperadmin } from '../../activity/actions/users.ts';
import { useAction } from '../../activity/useAction.ts';
import { useRecordContext } from '../../admin/index.ts';
import { useCan } from '../../auth/AccessProvider.tsx';
import { useConfirm } from '../../ui/dialog/ConfirmProvider.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { useText, type TextKey } from '../../ui/useText.ts';
import { Consequences } from './Consequences.tsx';
import { usePrivilegeChange, type Privilege } from './usePrivilegeChange.ts';
import type { UserRecord } from './userRecord.ts';

interface Props {
  permission: 'setSuperadmin' | 'removePrivilege';
  action: typeof setSuperadmin | typeof removePrivilege;
  label: TextKey;
  success: TextKey;
  newRole: Privilege;
  icon?: ReactNode;
  danger?: boolean;
}

/** Changes the privilege of a user after a confirmation. Shown to users whom docs/behaviour.md 1 §6 allows it. */
function PrivilegeButton({ permission, action, label, success, newRole, icon, danger = false }: Props) {
  const t = useText();
  const user = useRecordContext<UserRecord>()!;
  const can = useCan();
  const confirmDialog = useConfirm();
  const { sentence: changeText, consequences } = usePrivilegeChange(user);
  const { run, pending } = useAction(action as typeof setSuperadmin, {
    success,
    failure: 'error.saveUser',
  });
  if (!can({ action: permission, resource: 'users', record: user })) return null;

  const confirmChange = async () => {
    await confirmDialog({
      title: t('userPage.privilege.ask', { action: t(label) }),
      text: (
        <div className="stack">
          <p>{changeText(newRole)}</p>
          <Consequences lines={consequences(newRole)} />
        </div>
      ),
      confirmLabel: t(label),
      danger,
      send: () => run({ body: { _id: user._id } }),
    });
  };
  return (
    <TextButton danger={danger} pending={pending} onClick={confirmChange}>
      {icon}
      {t(label)}
    </TextButton>
  );
}

export const RemovePrivilegeButton = () => (
  <PrivilegeButton
    permission="removePrivilege"
    action={removePrivilege}
    label="userPage.privilege.remove"
    success="userPage.privilege.removed"
    newRole="user"
    danger
  />
);

export const SetSuperadminButton = () => (
  <PrivilegeButton
    permission="setSuperadmin"
    action={setSuperadmin}
    label="userPage.privilege.setSuperadmin"
    success="userPage.privilege.isSuperadmin"
    newRole="superadmin"
    icon={<ShieldIcon />}
  />
);
