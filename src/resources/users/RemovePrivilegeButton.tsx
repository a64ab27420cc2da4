import { users } from '../../platform/users.ts';
import { PrivilegeButton } from './PrivilegeButton.tsx';
import type { UserRecord } from './userColumns.ts';

export const RemovePrivilegeButton = ({ user }: { user: UserRecord }) => (
  <PrivilegeButton
    user={user}
    right="removePrivilege"
    endpoint={users.removePrivilege}
    action="resources.users.privilege.remove"
    done="resources.users.privilege.removed"
    to="user"
    danger
  />
);
