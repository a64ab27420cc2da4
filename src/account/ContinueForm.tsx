import { useEffect } from 'react';
import { useAccountContext } from './accountContext.ts';
import { AccountForm } from './AccountForm.tsx';
import { useAccountText } from './accountText.ts';
import { useAccountForm } from './useAccountForm.ts';

/**
 * Opens the console with an existing token, by the button or automatically after `submitAfterMs`.
 */
export function ContinueForm({
  token,
  submitAfterMs,
}: {
  token: string;
  submitAfterMs?: number | undefined;
}) {
  const t = useAccountText();
  const { signIn } = useAccountContext();
  const form = useAccountForm({ validate: () => ({}), onSubmit: () => signIn(token) });
  const { ref } = form.props;
  useEffect(() => {
    if (submitAfterMs === undefined) return;
    const timer = setTimeout(() => ref.current?.requestSubmit(), submitAfterMs);
    return () => clearTimeout(timer);
  }, [submitAfterMs, ref]);
  return (
    <AccountForm
      form={form}
      submitLabel={t('accountPages.continue')}
      submittingLabel={t('accountPages.continuing')}
    />
  );
}
