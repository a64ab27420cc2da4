import { OAUTH_PROVIDERS } from '../platform/signIn.ts';
import { AccountForm } from './AccountForm.tsx';
import { AccountLink } from './AccountLink.tsx';
import { useVisit } from './accountVisit.ts';
import { checkLogin, enterBoth } from './checkLogin.ts';
import { isInactive } from './failure.ts';
import { AccountField } from './Field.tsx';
import { ShieldIcon } from './icons.tsx';
import { AccountPageFrame } from './Page.tsx';
import { PasswordField } from './PasswordField.tsx';
import { accountPaths } from './paths.ts';
import { useAccountText } from './text.ts';
import { useAccountForm } from './useAccountForm.ts';
import { useHydrated } from './useHydrated.ts';

export function LoginPage() {
  const t = useAccountText();
  const { go, login, expired } = useVisit();
  const form = useAccountForm<'email' | 'password'>({
    check: checkLogin,
    send: async (body, signal) => {
      const answer = await login({ ...body, signal });
      if (answer) go(answer.redirectTo);
    },
    refused: t => t('account.login.refused'),
    advice: error => (isInactive(error) ? t => t('account.login.inactive') : undefined),
  });
  const { email, password } = form.errors;
  // The prerendered page is the same for every browser.
  const blocked = useHydrated() && !navigator.cookieEnabled;
  const ended = expired ? t('failure.signInAgain') : undefined;
  return (
    <AccountPageFrame name="login" title={t('account.login.title')}>
      <AccountForm
        form={form}
        submit={t('account.login.submit')}
        busy={t('account.login.busy')}
        warning={blocked ? t('account.login.cookiesBlocked') : ended}
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
          saidBy={password === enterBoth && email === enterBoth ? 'email' : undefined}
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
