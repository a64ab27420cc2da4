import './englishPages.ts';
import { useState } from 'react';
import { callWithoutSchema } from '../auth/call.ts';
import { useEmailTaken } from '../data/useEmailTaken.ts';
import type { SignUp } from '../platform/account.ts';
import { formatPhone } from '../platform/formatPhone.ts';
import { stripInvisible } from '../platform/rules.ts';
import { AccountForm } from './AccountForm.tsx';
import { AccountLink } from './AccountLink.tsx';
import { checkSignUp } from './checks.ts';
import { createAccount, type Created } from './createAccount.ts';
import { EnterForm } from './EnterForm.tsx';
import { AccountField } from './Field.tsx';
import { NewPasswordField, useTyped } from './NewPasswordField.tsx';
import { Note } from './Note.tsx';
import { AccountPageFrame } from './Page.tsx';
import { accountPaths } from './paths.ts';
import { useAccountText, type Says } from './text.ts';
import { useAccountForm } from './useAccountForm.ts';

const isTaken: Says = t => t('personRules.emailTaken');
/** Enter submits without a blur event, so the phone is formatted here, too. */
const shaped = (values: SignUp): SignUp => ({ ...values, phone: formatPhone(values.phone) });

export default function SignUpPage() {
  const t = useAccountText();
  const [created, setCreated] = useState<Created>();
  const email = useTyped();
  const taken = useEmailTaken(callWithoutSchema, stripInvisible(email.typed).trim());
  const form = useAccountForm<keyof SignUp>({
    check: values => ({ ...(taken && { email: isTaken }), ...checkSignUp(shaped(values)) }),
    send: async (values, signal) => setCreated(await createAccount(shaped(values), signal)),
  });
  if (created) return <AccountCreated created={created} />;
  const { errors } = form;
  return (
    <AccountPageFrame name="signUp" title={t('accountPages.signUp.title')}>
      <AccountForm form={form} submit={t('accountPages.signUp.submit')} busy={t('accountPages.signUp.busy')}>
        <div className="pair">
          <AccountField
            name="firstName"
            autoComplete="given-name"
            label={t('person.firstName')}
            error={errors.firstName}
          />
          <AccountField
            name="lastName"
            autoComplete="family-name"
            label={t('person.lastName')}
            error={errors.lastName}
          />
        </div>
        <AccountField
          name="email"
          type="email"
          autoComplete="username"
          label={t('person.email')}
          error={errors.email ?? (taken ? isTaken : undefined)}
          {...email.field}
        />
        <AccountField
          name="phone"
          type="tel"
          autoComplete="tel-national"
          label={t('person.phone')}
          hint={!errors.phone && t('accountPages.signUp.phoneFormat')}
          error={errors.phone}
          onBlur={({ target }) => (target.value = formatPhone(target.value.trim()))}
        />
        <NewPasswordField name="password" label={t('person.password')} error={errors.password} />
      </AccountForm>
      <p className="secondary">
        {t('accountPages.signUp.haveAccount')}{' '}
        <AccountLink to={accountPaths.login}>{t('accountPages.signUp.signIn')}</AccountLink>
      </p>
    </AccountPageFrame>
  );
}

/**
 * Shown after the registration. If the platform returned a token, the console opens; a failed email is
 * reported first.
 */
function AccountCreated({ created: { email, token, mailError, perhaps } }: { created: Created }) {
  const t = useAccountText();
  const outcome = perhaps ? 'perhaps' : mailError ? 'mailError' : token ? 'signedIn' : 'checkInbox';
  return (
    <AccountPageFrame name="created" title={t('accountPages.signUp.created')}>
      <Note kind={perhaps ? 'info' : mailError ? 'warn' : 'ok'}>
        {t(`accountPages.signUp.${outcome}`, { email })}
      </Note>
      {token ? (
        <EnterForm token={token} after={mailError ? undefined : 0} />
      ) : (
        <p className="secondary">
          <AccountLink to={accountPaths.login}>{t('accountPages.toSignIn')}</AccountLink>
        </p>
      )}
    </AccountPageFrame>
  );
}
