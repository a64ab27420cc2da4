import ShieldIcon from '@mui/icons-material/ShieldOutlined';
import WarningAmberIcon from '@mui/icons-material/WarningAmberOutlined';
import { DeleteButton, Show, useRecordContext } from '../../admin/index.ts';
import { useText } from '../../ui/useText.ts';
import { UserEditor } from './lazyUserParts.ts';
import { RemovePrivilegeButton, SetSuperadminButton } from './PrivilegeButtons.tsx';
import { SetAdminButton } from './SetAdminButton.tsx';
import { TransferButton } from './transfer/TransferButton.tsx';
import { useRoleLabel } from './useRoleLabel.ts';
import type { UserRecord } from './userRecord.ts';
import { UserTabs } from './UserTabs.tsx';

const placeholderRoleIds = ['1', '2', '3'];

/** Rendered as a skeleton while the user loads; its empty id keeps queries disabled. */
const placeholderUser: UserRecord = {
  id: '',
  _id: '',
  firstName: '',
  lastName: '',
  email: '-',
  role: 'user',
  provider: 'local',
  isActive: true,
  rolesAssigned: placeholderRoleIds.map(_id => ({
    application: { _id: '1', applicationName: '-' },
    role: { _id, roleName: '-', roleDescription: '-' },
    roleName: '-',
  })),
};

/** The privilege and state of a user as chips. */
function UserChips() {
  const t = useText();
  const user = useRecordContext<UserRecord>()!;
  const roleLabel = useRoleLabel();
  const active = user.isActive !== false;
  return (
    <div className="row" style={{ flexWrap: 'wrap' }}>
      <span className={`chip ${user.role && user.role !== 'user' ? 'act' : ''}`}>
        {user.role && user.role !== 'user' ? <ShieldIcon fontSize="small" /> : null}
        {roleLabel(user.role)}
      </span>
      <span className={`chip ${active ? 'ok' : ''}`}>
        <span className={`dot ${active ? '' : 'off'}`} />
        {t(active ? 'resources.users.active' : 'resources.users.inactive')}
      </span>
      {user.provider && user.provider !== 'local' ? <span className="chip">{user.provider}</span> : null}
      {user.emailVerification?.verified === false ? (
        <span className="chip warn">
          <WarningAmberIcon fontSize="small" />
          {t('userPage.info.unverified')}
        </span>
      ) : null}
    </div>
  );
}

export default function UserShow() {
  return (
    <Show<UserRecord>
      resource="users"
      chips={<UserChips />}
      actions={<UserActions />}
      editor={<UserEditor />}
      placeholderRecord={placeholderUser}
    >
      <UserTabs />
    </Show>
  );
}

function UserActions() {
  return (
    <>
      <TransferButton />
      <SetSuperadminButton />
      <SetAdminButton />
      <RemovePrivilegeButton />
      <DeleteButton />
    </>
  );
}
