import { callWithoutSchema } from '../auth/call.ts';
import { account } from '../platform/account.ts';
import { isReplyLost, readError } from '../platform/errors.ts';
import { AccountForm } from './AccountForm.tsx';
import { checkNewPassword } from './checks.ts';
import { mayRetry } from './failure.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { useAccountText } from './text.ts';
import { useAccountForm } from './useAccountForm.ts';

/** Milliseconds to wait for the look whether a lost answer had done its work. */
const LOOK = 5_000;

/** Rejects with an error that is no reason to retry where the platform does not accept the link. */
export const verifyLink = (token: string, patience?: number) =>
  token
    ? callWithoutSchema(account.verifyResetToken, { path: { token } }, patience ? { timeout: patience } : {})
    : Promise.reject(readError(404, undefined));

/** `perhaps`: the answer was lost, and the link is used up now (docs/decisions/lost-replies.md: nothing is sent again by itself). */
async function resetPassword(
  token: string,
  password: string,
  signal: AbortSignal,
): Promise<'done' | 'perhaps'> {
  try {
    await callWithoutSchema(account.resetPassword, { path: { token }, body: { password } }, { signal });
    return 'done';
  } catch (error) {
    if (signal.aborted || !isReplyLost(error)) throw error;
    const used = await verifyLink(token, LOOK).then(
      () => false,
      refused => !mayRetry(refused),
    );
    if (used) return 'perhaps';
    throw error;
  }
}

interface Props {
  token: string;
  changed(outcome: 'done' | 'perhaps'): void;
}

export function NewPasswordForm({ token, changed }: Props) {
  const t = useAccountText();
  const form = useAccountForm<'password' | 'repeat'>({
    check: checkNewPassword,
    send: async ({ password }, signal) => changed(await resetPassword(token, password, signal)),
    failed: t => t('accountPages.reset.failed'),
  });
  return (
    <AccountForm form={form} submit={t('accountPages.reset.submit')} busy={t('accountPages.reset.busy')}>
      <NewPasswordField
        name="password"
        label={t('accountPages.reset.password')}
        error={form.errors.password}
      />
      <PasswordField
        name="repeat"
        autoComplete="new-password"
        label={t('accountPages.reset.repeat')}
        error={form.errors.repeat}
      />
    </AccountForm>
  );
}
