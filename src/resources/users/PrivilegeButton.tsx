import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { AnyEndpoint } from '../../platform/endpoint.ts';
import { users } from '../../platform/users.ts';
import type { Right } from '../../session/rights.ts';
import { useAct } from '../../calls/useAct.ts';
import { useConfirm } from '../../ui/dialog/ConfirmProvider.tsx';
import { useMay } from '../../calls/MeContext.tsx';
import { useText, type TextKey } from '../../ui/useText.ts';
import { userName } from '../../platform/userName.ts';
import type { UserRecord } from './userColumns.ts';
import { useRoleWord } from './useRoleWord.ts';

interface Props {
  user: UserRecord;
  right: Right;
  endpoint: typeof users.setAdmin | typeof users.setSuperadmin | typeof users.removePrivilege;
  action: TextKey;
  done: TextKey;
  /** The role the user will have. */
  to: 'user' | 'admin' | 'superadmin';
  consequences: TextKey[];
  icon?: ReactNode;
  danger?: boolean;
}

/** A change of privilege: shown to whom spec 1 §6 allows it, confirmed with the user's and the roles' names. */
export function PrivilegeButton({ user, right, endpoint, action, done, to, consequences, icon, danger = false }: Props) {
  const t = useText();
  const roleWord = useRoleWord();
  const may = useMay();
  const confirm = useConfirm();
  const { act, pending } = useAct(endpoint as AnyEndpoint, { success: done, failure: 'users.privilege.error' });
  if (!may(right, user)) return null;

  const change = async () => {
    const sure = await confirm({
      title: t('users.privilege.ask', { action: t(action) }),
      text: (
        <div className="stack">
          <p>{t('users.privilege.change', { name: userName(user), email: user.email, from: roleWord(user.role), to: roleWord(to) })}</p>
          {consequences.map(key => (
            <p key={key} className="secondary">
              {t(key)}
            </p>
          ))}
        </div>
      ),
      confirm: t(action),
      danger,
    });
    if (sure) await act({ body: { _id: user._id } });
  };
  return (
    <Button danger={danger} pending={pending} onClick={change}>
      {icon}
      {t(action)}
    </Button>
  );
}
