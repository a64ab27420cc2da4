import './englishPages.ts';
import { useState } from 'react';
import { callWithoutSchema } from '../auth/callWithoutSchema.ts';
import { account } from '../platform/account.ts';
import { CallError } from '../platform/errors.ts';
import { AccountField } from './AccountField.tsx';
import { AccountForm } from './AccountForm.tsx';
import { AccountLink } from './AccountLink.tsx';
import { AccountPageFrame } from './AccountPageFrame.tsx';
import { accountPaths } from './accountPaths.ts';
import { useAccountText } from './accountText.ts';
import { presentErrors, validateEmail } from './accountValidation.ts';
import { Note } from './Note.tsx';
import { useAccountForm } from './useAccountForm.ts';

export default function ForgotPasswordPage() {
  const t = useAccountText();
  const [sentTo, setSentTo] = useState('');
  const form = useAccountForm<'email'>({
    validate: ({ email }) => presentErrors({ email: validateEmail(email) }),
    onSubmit: async (body, signal) => {
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
        <Note severity="success">{t('accountPages.forgot.sent', { email: sentTo })}</Note>
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
      <AccountForm
        form={form}
        submitLabel={t('accountPages.forgot.submit')}
        submittingLabel={t('accountPages.forgot.busy')}
      >
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
