import './englishPages.ts';
import { useState } from 'react';
import { call } from '../auth/call.ts';
import { account } from '../platform/account.ts';
import { CallError } from '../platform/errors.ts';
import { AccountForm } from './AccountForm.tsx';
import { AccountLink } from './AccountLink.tsx';
import { checkEmail, found } from './checks.ts';
import { Field } from './Field.tsx';
import { Note } from './Note.tsx';
import { Page } from './Page.tsx';
import { paths } from './paths.ts';
import { useText } from './text.ts';
import { useForm } from './useForm.ts';

export default function ForgotPasswordPage() {
  const t = useText();
  const [sentTo, setSentTo] = useState('');
  const form = useForm<'email'>({
    check: ({ email }) => found({ email: checkEmail(email) }),
    send: async (body, signal) => {
      await call(account.forgotPassword, { body }, { signal }).catch((error: unknown) => {
        // Nobody may learn here who has an account.
        if (!(error instanceof CallError && error.status === 404)) throw error;
      });
      setSentTo(body.email);
    },
  });
  const back = <AccountLink to={paths.login}>{t('accountPages.toSignIn')}</AccountLink>;
  if (sentTo)
    return (
      <Page name="sent" title={t('accountPages.forgot.sentTitle')}>
        <Note kind="ok">{t('accountPages.forgot.sent', { email: sentTo })}</Note>
        <p className="secondary ways">
          {back}
          <button type="button" className="button link" onClick={() => setSentTo('')}>
            {t('accountPages.forgot.another')}
          </button>
        </p>
      </Page>
    );
  return (
    <Page name="forgotPassword" title={t('accountPages.forgot.title')}>
      <p className="lead secondary">{t('accountPages.forgot.lead')}</p>
      <AccountForm form={form} submit={t('accountPages.forgot.submit')} busy={t('accountPages.forgot.busy')}>
        <Field
          name="email"
          type="email"
          autoComplete="username"
          label={t('person.email')}
          error={form.errors.email}
        />
      </AccountForm>
      <p className="secondary">{back}</p>
    </Page>
  );
}
