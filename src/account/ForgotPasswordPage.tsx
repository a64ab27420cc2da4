import './englishPages.ts';
import { useState } from 'react';
import { callWithoutSchema } from '../auth/call.ts';
import { account } from '../platform/account.ts';
import { CallError } from '../platform/errors.ts';
import { AccountForm } from './AccountForm.tsx';
import { AccountLink } from './AccountLink.tsx';
import { checkEmail, foundErrors } from './checks.ts';
import { AccountField } from './Field.tsx';
import { Note } from './Note.tsx';
import { AccountPageFrame } from './Page.tsx';
import { accountPaths } from './paths.ts';
import { useAccountText } from './text.ts';
import { useAccountForm } from './useAccountForm.ts';

export default function ForgotPasswordPage() {
  const t = useAccountText();
  const [sentTo, setSentTo] = useState('');
  const form = useAccountForm<'email'>({
    check: ({ email }) => foundErrors({ email: checkEmail(email) }),
    send: async (body, signal) => {
      await callWithoutSchema(account.forgotPassword, { body }, { signal }).catch((error: unknown) => {
        // The page must not reveal who has an account.
        if (!(error instanceof CallError && error.status === 404)) throw error;
      });
      setSentTo(body.email);
    },
  });
  const back = <AccountLink to={accountPaths.login}>{t('accountPages.toSignIn')}</AccountLink>;
  if (sentTo)
    return (
      <AccountPageFrame name="sent" title={t('accountPages.forgot.sentTitle')}>
        <Note kind="ok">{t('accountPages.forgot.sent', { email: sentTo })}</Note>
        <p className="secondary ways">
          {back}
          <button type="button" className="button link" onClick={() => setSentTo('')}>
            {t('accountPages.forgot.another')}
          </button>
        </p>
      </AccountPageFrame>
    );
  return (
    <AccountPageFrame name="forgotPassword" title={t('accountPages.forgot.title')}>
      <p className="lead secondary">{t('accountPages.forgot.lead')}</p>
      <AccountForm form={form} submit={t('accountPages.forgot.submit')} busy={t('accountPages.forgot.busy')}>
        <AccountField
          name="email"
          type="email"
          autoComplete="username"
          label={t('person.email')}
          error={form.errors.email}
        />
      </AccountForm>
      <p className="secondary">{back}</p>
    </AccountPageFrame>
  );
}
