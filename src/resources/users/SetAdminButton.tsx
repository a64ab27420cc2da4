import VerifiedUserIcon from '@mui/icons-material/VerifiedUserOutlined';
import { users } from '../../platform/users.ts';
import { PrivilegeButton } from './PrivilegeButton.tsx';
import type { UserRecord } from './userColumns.ts';

export const SetAdminButton = ({ user }: { user: UserRecord }) => (
  <PrivilegeButton
    user={user}
    right="setAdmin"
    endpoint={users.setAdmin}
    action="users.privilege.setAdmin"
    done="users.privilege.isAdmin"
    to="admin"
    consequences={['users.privilege.adminGains']}
    icon={<VerifiedUserIcon />}
  />
);
