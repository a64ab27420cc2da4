import ShieldIcon from '@mui/icons-material/ShieldOutlined';
import { setSuperadmin } from '../../activity/actions/users.ts';
import { PrivilegeButton } from './PrivilegeButton.tsx';

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
