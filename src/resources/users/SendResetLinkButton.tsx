import { sendResetLink } from '../../activity/actions/users.ts';
import { useAction } from '../../activity/useAction.ts';
import { useRecordContext } from '../../admin/index.ts';
import { useCan } from '../../auth/AccessProvider.tsx';
import { useIdentity } from '../../auth/useIdentity.ts';
import { referenceId } from '../../data/dialect.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import { useText } from '../../ui/useText.ts';
import type { UserRecord } from './userRecord.ts';

/** Emails a link to reset the password to an active user who signs in with one. Users change their own password in the settings. */
export function SendResetLinkButton() {
  const t = useText();
  const user = useRecordContext<UserRecord>()!;
  const can = useCan();
  const me = useIdentity();
  const { run, pending } = useAction(sendResetLink, {
    success: 'userPage.signIn.resetLinkSent',
    failure: 'userPage.signIn.mailError',
  });
  if (
    user.provider !== 'local' ||
    user.isActive === false ||
    referenceId(me) === user._id ||
    !can({ action: 'edit', resource: 'users', record: user })
  )
    return null;

  return (
    <TextButton
      variant="link"
      pending={pending}
      onClick={() => run({ body: { email: user.email } }, { interpolation: { email: user.email } })}
    >
      {t('userPage.signIn.sendResetLink')}
    </TextButton>
  );
}
