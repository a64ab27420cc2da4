import { OAUTH_PROVIDERS } from '../platform/signIn.ts';
import { useAccountContext } from './accountContext.ts';
import { AccountField } from './AccountField.tsx';
import { AccountForm } from './AccountForm.tsx';
import { AccountLink } from './AccountLink.tsx';
import { AccountPageFrame } from './AccountPageFrame.tsx';
import { accountPaths } from './accountPaths.ts';
import { useAccountText } from './accountText.ts';
import { ShieldIcon } from './icons.tsx';
import { isAccountInactive } from './pageProblem.ts';
import { PasswordField } from './PasswordField.tsx';
import { useAccountForm } from './useAccountForm.ts';
import { useHydrated } from './useHydrated.ts';
import { enterBothMessage, validateLogin } from './validateLogin.ts';

export function LoginPage() {
  const t = useAccountText();
  const { go, login, isSessionExpired } = useAccountContext();
  const form = useAccountForm<'email' | 'password'>({
    validate: validateLogin,
    onSubmit: async (body, signal) => {
      const result = await login({ ...body, signal });
      if (result) go(result.redirectTo);
    },
    refused: t => t('account.login.refused'),
    advice: error => (isAccountInactive(error) ? t => t('account.login.inactive') : undefined),
  });
  const { email, password } = form.errors;
  // The prerendered page is the same for every browser.
  const areCookiesBlocked = useHydrated() && !navigator.cookieEnabled;
  const expiredText = isSessionExpired ? t('failure.signInAgain') : undefined;
  return (
    <AccountPageFrame name="login" title={t('account.login.title')}>
      <AccountForm
        form={form}
        submitLabel={t('account.login.submit')}
        submittingLabel={t('account.login.busy')}
        warning={areCookiesBlocked ? t('account.login.cookiesBlocked') : expiredText}
      >
        <AccountField
          name="email"
          type="email"
          autoComplete="username"
          label={t('person.email')}
          error={email}
        />
        <PasswordField
          name="password"
          autoComplete="current-password"
          label={t('person.password')}
          error={password}
          sharedErrorField={password === enterBothMessage && email === enterBothMessage ? 'email' : undefined}
          aside={
            <AccountLink to={accountPaths.forgotPassword} className="aside">
              {t('account.login.forgotPassword')}
            </AccountLink>
          }
        />
      </AccountForm>
      <p className="or">{t('account.login.or')}</p>
      <div className="providers">
        {OAUTH_PROVIDERS.map(name => (
          <a
            key={name}
            className="button"
            href={accountPaths.oauth(name)}
            aria-label={t('account.login.with', { provider: t(`account.login.${name}`) })}
          >
            {t(`account.login.${name}`)}
          </a>
        ))}
      </div>
      <p className="secondary">
        {t('account.login.noAccount')}{' '}
        <AccountLink to={accountPaths.signUp}>{t('account.login.signUp')}</AccountLink>
      </p>
      <p className="staff-only">
        <ShieldIcon />
        <span>{t('account.staffOnly')}</span>
      </p>
    </AccountPageFrame>
  );
}
