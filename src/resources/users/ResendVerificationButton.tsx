import { resendVerification } from '../../activity/actions/users.ts';
import { useAction } from '../../activity/useAction.ts';
import { useRecordContext } from '../../admin/index.ts';
import { useCan } from '../../auth/AccessProvider.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { useText } from '../../ui/useText.ts';
import type { UserRecord } from './userRecord.ts';

/** Resends the verification link. The documented endpoint has no parameter, so it works for the signed-in user only. */
export function ResendVerificationButton() {
  const t = useText();
  const user = useRecordContext<UserRecord>()!;
  const can = useCan();
  const { run, pending } = useAction(resendVerification, {
    success: 'userPage.signIn.verificationSent',
    failure: 'userPage.signIn.mailError',
  });
  if (
    user.emailVerification?.verified !== false ||
    !can({ action: 'resendVerification', resource: 'users', record: user })
  )
    return null;
  return (
    <TextButton small pending={pending} onClick={() => run({ body: {} })}>
      {t('userPage.signIn.resendVerification')}
    </TextButton>
  );
}
