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

/** The timeout of the request that checks the result after a lost reply, in milliseconds. */
const LOOK = 5_000;

/** Rejects if the platform refuses the link. The error of an empty token suggests no retry. */
export const verifyLink = (token: string, patience?: number) =>
  token
    ? callWithoutSchema(account.verifyResetToken, { path: { token } }, patience ? { timeout: patience } : {})
    : Promise.reject(readError(404, undefined));

/**
 * `perhaps`: the reply was lost, and the link is used up now. Nothing is sent again automatically
 * (docs/decisions/lost-replies.md).
 */
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
