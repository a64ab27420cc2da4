import { callWithoutSchema } from '../auth/callWithoutSchema.ts';
import { account } from '../platform/account.ts';
import { isReplyLost, readError } from '../platform/errors.ts';
import { AccountForm } from './AccountForm.tsx';
import { useAccountText } from './accountText.ts';
import { validateNewPassword } from './accountValidation.ts';
import { VERIFY_TIMEOUT_MS } from './createAccount.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { mayRetry } from './pageProblem.ts';
import { PasswordField } from './PasswordField.tsx';
import { useAccountForm } from './useAccountForm.ts';

/** Rejects if the platform refuses the link. The error of an empty token suggests no retry. */
export const verifyResetLink = (token: string, timeout?: number) =>
  token
    ? callWithoutSchema(account.verifyResetToken, { path: { token } }, timeout ? { timeout } : {})
    : Promise.reject(readError(404, undefined));

/**
 * `unconfirmed`: the reply was lost, and the link is used up now. Nothing is sent again automatically
 * (docs/decisions/lost-replies.md).
 */
async function resetPassword(
  token: string,
  password: string,
  signal: AbortSignal,
): Promise<'done' | 'unconfirmed'> {
  try {
    await callWithoutSchema(account.resetPassword, { path: { token }, body: { password } }, { signal });
    return 'done';
  } catch (error) {
    if (signal.aborted || !isReplyLost(error)) throw error;
    const isUsed = await verifyResetLink(token, VERIFY_TIMEOUT_MS).then(
      () => false,
      refused => !mayRetry(refused),
    );
    if (isUsed) return 'unconfirmed';
    throw error;
  }
}

interface Props {
  token: string;
  onChanged(outcome: 'done' | 'unconfirmed'): void;
}

export function NewPasswordForm({ token, onChanged }: Props) {
  const t = useAccountText();
  const form = useAccountForm<'password' | 'repeat'>({
    validate: validateNewPassword,
    onSubmit: async ({ password }, signal) => onChanged(await resetPassword(token, password, signal)),
    failed: t => t('accountPages.reset.failed'),
  });
  return (
    <AccountForm
      form={form}
      submitLabel={t('accountPages.reset.submit')}
      submittingLabel={t('accountPages.reset.busy')}
    >
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
