import CreditCardIcon from '@mui/icons-material/CreditCardOutlined';
import { useIdentity } from '../../auth/useIdentity.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { paths } from '../../ui/paths.ts';
import { Shortcuts } from '../../ui/Shortcuts.tsx';
import { useText } from '../../ui/useText.ts';
import styles from './profile.module.css';
import { ProfileEdit } from './ProfileEdit.tsx';
import { UnverifiedNote } from './UnverifiedNote.tsx';

/** What a person says about himself (spec 1 §2). */
export default function ProfilePage() {
  const t = useText();
  const me = useIdentity();
  return (
    <>
      <PageHead title={t('profile.title')} />
      <div className={styles.page}>
        {me.emailVerification?.verified === false ? <UnverifiedNote key={me.email} /> : null}
        <div className={`panel ${styles.panel}`}>
          <ProfileEdit />
        </div>
        <Shortcuts
          label={t('shell.account')}
          shortcuts={[
            {
              to: paths.subscriptions,
              Icon: CreditCardIcon,
              label: t('shell.subscriptions'),
              text: t('profile.subscriptions'),
            },
          ]}
        />
      </div>
    </>
  );
}
