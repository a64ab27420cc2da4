import CreditCardIcon from '@mui/icons-material/CreditCardOutlined';
import WarningAmberIcon from '@mui/icons-material/WarningAmberOutlined';
import { useState } from 'react';
import { resendVerification } from '../../activity/actions/users.ts';
import { useAction } from '../../activity/useAction.ts';
import { useIdentity } from '../../auth/useIdentity.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { paths } from '../../ui/paths.ts';
import { Shortcuts } from '../../ui/Shortcuts.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { useText } from '../../ui/useText.ts';
import styles from './profile.module.css';
import { ProfileEdit } from './ProfileEdit.tsx';

/** The user's own profile (docs/behaviour.md 1 §2). */
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

/** Offers to send the verification email again. */
function UnverifiedNote() {
  const t = useText();
  const [sent, setSent] = useState(false);
  const { run, pending } = useAction(resendVerification, { failure: 'userPage.signIn.mailError' });
  const resend = async () => setSent((await run({ body: {} })) !== undefined);
  const state = t(sent ? 'profile.sent' : pending ? 'profile.sending' : 'profile.resend');
  return (
    <div className="note warn">
      <WarningAmberIcon />
      <p>
        {t('profile.unverified')}{' '}
        <TextButton
          variant="link"
          className={styles.resend}
          {...((sent || pending) && { 'aria-disabled': true })}
          onClick={sent || pending ? undefined : resend}
        >
          {state}
        </TextButton>
        <span className="visually-hidden" role="status">
          {sent || pending ? state : ''}
        </span>
      </p>
    </div>
  );
}
