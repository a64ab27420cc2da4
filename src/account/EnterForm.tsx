import { useEffect } from 'react';
import { AccountForm } from './AccountForm.tsx';
import { useVisit } from './accountVisit.ts';
import { useAccountText } from './text.ts';
import { useAccountForm } from './useAccountForm.ts';

/**
 * Opens the console with an existing token, by the button or automatically `after` this many milliseconds.
 */
export function EnterForm({ token, after }: { token: string; after?: number | undefined }) {
  const t = useAccountText();
  const { signIn } = useVisit();
  const form = useAccountForm({ check: () => ({}), send: () => signIn(token) });
  const { ref } = form.props;
  useEffect(() => {
    if (after === undefined) return;
    const timer = setTimeout(() => ref.current?.requestSubmit(), after);
    return () => clearTimeout(timer);
  }, [after, ref]);
  return <AccountForm form={form} submit={t('accountPages.continue')} busy={t('accountPages.continuing')} />;
}
