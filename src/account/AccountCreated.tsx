import { AccountLink } from './AccountLink.tsx';
import type { Created } from './createAccount.ts';
import { EnterForm } from './EnterForm.tsx';
import { Note } from './Note.tsx';
import { Page } from './Page.tsx';
import { paths } from './paths.ts';
import { useText } from './text.ts';

/** After sign-up: straight on with a token; else what to do next. A mail that failed is said before going on. */
export function AccountCreated({ created: { email, token, mailError, perhaps } }: { created: Created }) {
  const t = useText();
  const said = perhaps ? 'perhaps' : mailError ? 'mailError' : token ? 'signedIn' : 'checkInbox';
  return (
    <Page name="created" title={t('accountPages.signUp.created')}>
      <Note kind={perhaps ? 'info' : mailError ? 'warn' : 'ok'}>
        {t(`accountPages.signUp.${said}`, { email })}
      </Note>
      {token ? (
        <EnterForm token={token} after={mailError ? undefined : 0} />
      ) : (
        <p className="secondary">
          <AccountLink to={paths.login}>{t('accountPages.toSignIn')}</AccountLink>
        </p>
      )}
    </Page>
  );
}
