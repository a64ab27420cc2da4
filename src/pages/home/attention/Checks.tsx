import { useCan } from '../../../auth/AccessProvider.tsx';
import styles from './Checks.module.css';
import { ServiceCheck } from './ServiceCheck.tsx';
import { UserCheckForm } from './UserCheckForm.tsx';

/** The checks that read many records, and therefore run on request. */
export default function Checks() {
  const can = useCan();
  return (
    <div className={styles.checks}>
      {can({ action: 'show', resource: 'users' }) ? <UserCheckForm /> : null}
      {can({ action: 'show', resource: 'layers' }) ? <ServiceCheck /> : null}
    </div>
  );
}
