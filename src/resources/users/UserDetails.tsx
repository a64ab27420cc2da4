import { CopyButton } from '../../ui/CopyButton.tsx';
import { count, elapsed } from '../../ui/formats.ts';
import { useText, type TextKey } from '../../ui/useText.ts';
import styles from './users.module.css';
import type { UserRecord } from './userColumns.ts';

/** The facts of a user, beside the tabs. */
export function UserDetails({ user }: { user: UserRecord }) {
  const t = useText();
  const facts: [TextKey, string][] = [
    ['users.field.email', user.email],
    ['users.field.phone', user.phone || t('ui.none')],
    ['users.field.loginCount', count(user.loginCount ?? 0)],
    ['users.field.averageTime', elapsed(user.averageTime) || t('ui.none')],
    ['users.field.isLoggedinYet', t(user.isLoggedinYet ? 'users.info.done' : 'users.info.pending')],
    ['users.field.productEmailSubscription', t(user.productEmailSubscription ? 'users.info.subscribed' : 'users.info.notSubscribed')],
    ['users.field.migratedFromV4', t(user.migratedFromV4 ? 'ui.yes' : 'ui.no')],
  ];
  return (
    <section className="panel" aria-labelledby="user-details">
      <div className="panel-head">
        <h2 id="user-details">{t('users.info.details')}</h2>
      </div>
      <dl className={`panel-body ${styles.details}`}>
        <div>
          <dt>{t('users.field.id')}</dt>
          <dd>
            <span className="mono">{user._id}</span>
            <CopyButton text={user._id} name={t('users.field.id')} />
          </dd>
        </div>
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
