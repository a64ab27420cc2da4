import { useMe } from '../../../calls/MeContext.tsx';
import { useText } from '../../../ui/useText.ts';
import styles from './access.module.css';

/** What the panel shows, and what it leaves out. */
export function Basis() {
  const t = useText();
  const me = useMe();
  return (
    <p className={styles.basis}>
      {t('reach.basis.roles')} {me.role === 'superadmin' ? '' : t('reach.basis.within')}
    </p>
  );
}
