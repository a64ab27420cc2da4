import { removePrivilege } from '../../activity/actions/users.ts';
import { PrivilegeButton } from './PrivilegeButton.tsx';
import type { UserRecord } from './userRecord.ts';

export const RemovePrivilegeButton = ({ user }: { user: UserRecord }) => (
  <PrivilegeButton
    user={user}
    right="removePrivilege"
    action={removePrivilege}
    label="userPage.privilege.remove"
    done="userPage.privilege.removed"
    to="user"
    danger
  />
);
