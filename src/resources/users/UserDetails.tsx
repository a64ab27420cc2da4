import { Address } from '../../ui/Address.tsx';
import { Facts, Identifier } from '../../ui/Facts.tsx';
import { count, elapsed } from '../../ui/formats.ts';
import { useText } from '../../ui/useText.ts';
import type { UserRecord } from './userColumns.ts';
import { UserSignIn } from './UserSignIn.tsx';

/** The facts of a user, beside the tabs: first whether she can sign in. */
export function UserDetails({ user }: { user: UserRecord }) {
  const t = useText();
  return (
    <section className="panel" aria-labelledby="user-details">
      <div className="panel-head">
        <h2 id="user-details">{t('resources.users.info.details')}</h2>
      </div>
      <UserSignIn user={user} />
      <Facts
        facts={[
          { label: t('resources.users.fields.id'), value: <Identifier text={user._id} />, copy: user._id },
          {
            label: t('resources.users.fields.email'),
            value: <Address text={user.email} />,
            copy: user.email ?? '',
          },
          { label: t('resources.users.fields.phone'), value: user.phone },
          { label: t('resources.users.fields.loginCount'), value: count(user.loginCount ?? 0) },
          { label: t('resources.users.fields.averageTime'), value: elapsed(user.averageTime) },
          {
            label: t('resources.users.fields.productEmailSubscription'),
            value: t(
              user.productEmailSubscription
                ? 'resources.users.info.subscribed'
                : 'resources.users.info.notSubscribed',
            ),
          },
          {
            label: t('resources.users.fields.migratedFromV4'),
            value: t(user.migratedFromV4 ? 'ui.yes' : 'ui.no'),
          },
        ]}
      />
    </section>
  );
}
