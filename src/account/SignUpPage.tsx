import './englishPages.ts';
import { useState } from 'react';
import { callWithoutSchema } from '../auth/callWithoutSchema.ts';
import { useEmailTaken } from '../data/useEmailTaken.ts';
import type { SignUp } from '../platform/account.ts';
import { formatPhone } from '../platform/formatPhone.ts';
import { stripInvisible } from '../platform/rules.ts';
import { AccountField } from './AccountField.tsx';
import { AccountForm } from './AccountForm.tsx';
import { AccountLink } from './AccountLink.tsx';
import { AccountPageFrame } from './AccountPageFrame.tsx';
import { accountPaths } from './accountPaths.ts';
import { useAccountText, type LazyMessage } from './accountText.ts';
import { validateSignUp } from './accountValidation.ts';
import { ContinueForm } from './ContinueForm.tsx';
import { createAccount, type CreatedAccount } from './createAccount.ts';
import { NewPasswordField, useInputText } from './NewPasswordField.tsx';
import { Note } from './Note.tsx';
import { useAccountForm } from './useAccountForm.ts';

const emailTakenMessage: LazyMessage = t => t('personRules.emailTaken');
/** Enter submits without a blur event, so the phone is formatted here, too. */
const withFormattedPhone = (values: SignUp): SignUp => ({ ...values, phone: formatPhone(values.phone) });

export default function SignUpPage() {
  const t = useAccountText();
  const [created, setCreated] = useState<CreatedAccount>();
  const email = useInputText();
  const isEmailTaken = useEmailTaken(callWithoutSchema, stripInvisible(email.text).trim());
  const form = useAccountForm<keyof SignUp>({
    validate: values => ({
      ...(isEmailTaken && { email: emailTakenMessage }),
      ...validateSignUp(withFormattedPhone(values)),
    }),
    onSubmit: async (values, signal) => setCreated(await createAccount(withFormattedPhone(values), signal)),
  });
  if (created) return <AccountCreated created={created} />;
  const { errors } = form;
  return (
    <AccountPageFrame name="signUp" title={t('accountPages.signUp.title')}>
      <AccountForm
        form={form}
        submitLabel={t('accountPages.signUp.submit')}
        submittingLabel={t('accountPages.signUp.busy')}
      >
        <div className="pair">
          <AccountField
            name="firstName"
            autoComplete="given-name"
            label={t('accountPages.signUp.firstName')}
            error={errors.firstName}
          />
          <AccountField
            name="lastName"
            autoComplete="family-name"
            label={t('accountPages.signUp.lastName')}
            error={errors.lastName}
          />
        </div>
        <AccountField
          name="email"
          type="email"
          autoComplete="username"
          label={t('person.email')}
          error={errors.email ?? (isEmailTaken ? emailTakenMessage : undefined)}
          {...email.inputProps}
        />
        <AccountField
          name="phone"
          type="tel"
          autoComplete="tel-national"
          label={t('accountPages.signUp.phone')}
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
function AccountCreated({ created: { email, token, mailError, unconfirmed } }: { created: CreatedAccount }) {
  const t = useAccountText();
  const outcome = unconfirmed ? 'unconfirmed' : mailError ? 'mailError' : token ? 'signedIn' : 'checkInbox';
  return (
    <AccountPageFrame name="created" title={t('accountPages.signUp.created')}>
      <Note severity={unconfirmed ? 'info' : mailError ? 'warning' : 'success'}>
        {t(`accountPages.signUp.${outcome}`, { email })}
      </Note>
      {token ? (
        <ContinueForm token={token} submitAfterMs={mailError ? undefined : 0} />
      ) : (
        <p className="secondary">
          <AccountLink to={accountPaths.login}>{t('accountPages.toSignIn')}</AccountLink>
        </p>
      )}
    </AccountPageFrame>
  );
}
