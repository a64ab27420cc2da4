import { useCan } from '../../../auth/AccessProvider.tsx';
import partStyles from '../parts.module.css';
import { Administrators } from './Administrators.tsx';
import { ApplicationUsers } from './ApplicationUsers.tsx';

export default function UsersTab() {
  const can = useCan();
  return (
    <div className={partStyles.people}>
      <ApplicationUsers />
      <Administrators changes={can({ action: 'setAdmins', resource: 'applications' })} />
    </div>
  );
}
