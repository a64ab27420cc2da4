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
  right: 'setSuperadmin' | 'removePrivilege';
  action: typeof setSuperadmin | typeof removePrivilege;
  label: TextKey;
  done: TextKey;
  to: Privilege;
  icon?: ReactNode;
  danger?: boolean;
}

/** A change of privilege: shown to whom docs/behaviour.md 1 §6 allows it, confirmed with the user's and the roles' names. */
function PrivilegeButton({ right, action, label, done, to, icon, danger = false }: Props) {
  const t = useText();
  const user = useRecordContext<UserRecord>()!;
  const can = useCan();
  const confirm = useConfirm();
  const { sentence, consequences } = usePrivilegeChange(user);
  const { run, pending } = useAction(action as typeof setSuperadmin, {
    success: done,
    failure: 'error.saveUser',
  });
  if (!can({ action: right, resource: 'users', record: user })) return null;

  const change = async () => {
    await confirm({
      title: t('userPage.privilege.ask', { action: t(label) }),
      text: (
        <div className="stack">
          <p>{sentence(to)}</p>
          <Consequences lines={consequences(to)} />
        </div>
      ),
      confirm: t(label),
      danger,
      send: () => run({ body: { _id: user._id } }),
    });
  };
  return (
    <TextButton danger={danger} pending={pending} onClick={change}>
      {icon}
      {t(label)}
    </TextButton>
  );
}

export const RemovePrivilegeButton = () => (
  <PrivilegeButton
    right="removePrivilege"
    action={removePrivilege}
    label="userPage.privilege.remove"
    done="userPage.privilege.removed"
    to="user"
    danger
  />
);

export const SetSuperadminButton = () => (
  <PrivilegeButton
    right="setSuperadmin"
    action={setSuperadmin}
    label="userPage.privilege.setSuperadmin"
    done="userPage.privilege.isSuperadmin"
    to="superadmin"
    icon={<ShieldIcon />}
  />
);
