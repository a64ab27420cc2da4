import { AccountForm } from './AccountForm.tsx';
import { checkNewPassword } from './checks.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { resetPassword } from './resetPassword.ts';
import { useText } from './text.ts';
import { useForm } from './useForm.ts';

interface Props {
  token: string;
  changed(outcome: 'done' | 'perhaps'): void;
}

export function NewPasswordForm({ token, changed }: Props) {
  const t = useText();
  const form = useForm<'password' | 'repeat'>({
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
