import { useIdentity } from '../../../auth/useIdentity.ts';
import { useText } from '../../../ui/useText.ts';
import styles from './access.module.css';

/** What the panel shows, and what it leaves out. */
export function Basis() {
  const t = useText();
  const me = useIdentity();
  return (
    <p className={styles.basis}>
      {t('reach.basis.roles')} {me.role === 'superadmin' ? '' : t('reach.basis.within')}
    </p>
  );
}
