import { removePrivilege } from '../../activity/actions/users.ts';
import { PrivilegeButton } from './PrivilegeButton.tsx';

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
