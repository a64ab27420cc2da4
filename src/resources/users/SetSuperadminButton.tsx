import ShieldIcon from '@mui/icons-material/ShieldOutlined';
import { setSuperadmin } from '../../activity/actions/users.ts';
import { PrivilegeButton } from './PrivilegeButton.tsx';
import type { UserRecord } from './userRecord.ts';

export const SetSuperadminButton = ({ user }: { user: UserRecord }) => (
  <PrivilegeButton
    user={user}
    right="setSuperadmin"
    action={setSuperadmin}
    label="userPage.privilege.setSuperadmin"
    done="userPage.privilege.isSuperadmin"
    to="superadmin"
    icon={<ShieldIcon />}
  />
);
