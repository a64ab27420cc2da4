import WarningAmberIcon from '@mui/icons-material/WarningAmberOutlined';
import { useState } from 'react';
import { resendVerification } from '../../activity/actions/users.ts';
import { useAction } from '../../activity/useAction.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import { useText } from '../../ui/useText.ts';
import styles from './profile.module.css';

/** Says that the e-mail is not verified, and sends the link once more: sending, then sent. */
export function UnverifiedNote() {
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
