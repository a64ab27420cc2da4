import { useCan } from '../../../auth/AccessProvider.tsx';
import { Administrators } from './Administrators.tsx';
import { ApplicationUsers } from './ApplicationUsers.tsx';
import styles from './users.module.css';

/** The people of an application: who uses it, and who administers it. */
export default function UsersTab() {
  const can = useCan();
  return (
    <div className={styles.tab}>
      <ApplicationUsers />
      <Administrators changes={can({ action: 'setAdmins', resource: 'applications' })} />
    </div>
  );
}
