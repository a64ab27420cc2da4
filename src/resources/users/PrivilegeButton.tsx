import type { ReactNode } from 'react';
import { useMay } from '../../calls/MeContext.tsx';
import { useAct } from '../../calls/useAct.ts';
import type { AnyEndpoint } from '../../platform/endpoint.ts';
import type { users } from '../../platform/users.ts';
import type { Right } from '../../session/rights.ts';
import { Button } from '../../ui/Button.tsx';
import { useConfirm } from '../../ui/dialog/ConfirmProvider.tsx';
import { useText, type TextKey } from '../../ui/useText.ts';
import { Consequences } from './Consequences.tsx';
import { usePrivilegeChange, type Privilege } from './usePrivilegeChange.ts';
import type { UserRecord } from './userColumns.ts';

interface Props {
  user: UserRecord;
  right: Right;
  endpoint: typeof users.setSuperadmin | typeof users.removePrivilege;
  action: TextKey;
  done: TextKey;
  to: Privilege;
  icon?: ReactNode;
  danger?: boolean;
}

/** A change of privilege: shown to whom spec 1 §6 allows it, confirmed with the user's and the roles' names. */
export function PrivilegeButton({ user, right, endpoint, action, done, to, icon, danger = false }: Props) {
  const t = useText();
  const may = useMay();
  const confirm = useConfirm();
  const { sentence, consequences } = usePrivilegeChange(user);
  const { act, pending } = useAct(endpoint as AnyEndpoint, {
    success: done,
    failure: 'error.saveUser',
  });
  if (!may(right, user)) return null;

  const change = async () => {
    await confirm({
      title: t('resources.users.privilege.ask', { action: t(action) }),
      text: (
        <div className="stack">
          <p>{sentence(to)}</p>
          <Consequences lines={consequences(to)} />
        </div>
      ),
      confirm: t(action),
      danger,
      send: () => act({ body: { _id: user._id } }),
    });
  };
  return (
    <Button danger={danger} pending={pending} onClick={change}>
      {icon}
      {t(action)}
    </Button>
  );
}
