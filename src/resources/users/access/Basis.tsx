import { useMe } from '../../../calls/MeContext.tsx';
import { assignedOf, NO_APPLICATION } from '../../../catalogue/access/graph.ts';
import { subscriptionsOf } from '../../../platform/subscriptions.ts';
import { useText } from '../../../ui/useText.ts';
import type { UserRecord } from '../userColumns.ts';
import styles from './access.module.css';

/** What it is not: nothing is claimed but what the roles say. */
export function Basis({ user }: { user: UserRecord }) {
  const t = useText();
  const me = useMe();
  const { role = 'user' } = user;
  const isUnbound = assignedOf(user.rolesAssigned).has(NO_APPLICATION);
  const hasPlan = subscriptionsOf(user).active.length > 0;
  return (
    <p className={styles.basis}>
      {[
        t('reach.basis.roles'),
        role === 'user' ? '' : t('reach.basis.privilege', { role }),
        hasPlan ? t('reach.basis.subscription') : '',
        isUnbound ? t('reach.basis.unbound') : '',
        me.role === 'superadmin' ? '' : t('reach.basis.within'),
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  );
}
