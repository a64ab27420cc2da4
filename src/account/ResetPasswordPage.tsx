import './englishPages.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAccountContext } from './accountContext.ts';
import { AccountLink } from './AccountLink.tsx';
import { AccountPageFrame } from './AccountPageFrame.tsx';
import { accountPaths } from './accountPaths.ts';
import { useAccountText } from './accountText.ts';
import { NewPasswordForm, verifyResetLink } from './NewPasswordForm.tsx';
import { Note } from './Note.tsx';
import { mayRetry, toPageProblem } from './pageProblem.ts';
import { ProblemNote } from './ProblemNote.tsx';
import { useRequestOnMount } from './useRequestOnMount.ts';

/** The states are those of docs/behaviour.md 1 §4: validating, then valid or invalid/expired, then done. */
export default function ResetPasswordPage({ linkToken }: { linkToken: string }) {
  const t = useAccountText();
  const { state, retry } = useRequestOnMount(() => verifyResetLink(linkToken));
  const [outcome, setOutcome] = useState<'done' | 'unconfirmed'>();
  if (outcome) return <PasswordChanged outcome={outcome} />;
  return (
    <AccountPageFrame name="resetPassword" title={t('accountPages.reset.title')}>
      {state.status === 'pending' && (
        <p role="status" className="secondary">
          {t('accountPages.reset.checking')}
        </p>
      )}
      {state.status === 'success' && <NewPasswordForm token={linkToken} onChanged={setOutcome} />}
      {state.status === 'error' &&
        (mayRetry(state.error) ? (
          <ProblemNote problem={toPageProblem(state.error)} onRetry={retry} />
        ) : (
          <>
            <Note severity="error">{t('accountPages.reset.invalid')}</Note>
            <AccountLink to={accountPaths.forgotPassword} className="button primary">
              {t('accountPages.reset.newLink')}
            </AccountLink>
          </>
        ))}
      <p className="secondary">
        <AccountLink to={accountPaths.login}>{t('accountPages.toSignIn')}</AccountLink>
      </p>
    </AccountPageFrame>
  );
}

/** The delay before the login page opens, in milliseconds (docs/behaviour.md 1 §9). */
const REDIRECT_DELAY_MS = 2_000;

function PasswordChanged({ outcome }: { outcome: 'done' | 'unconfirmed' }) {
  const t = useAccountText();
  const { go } = useAccountContext();
  const redirect = useEffectEvent(() => go(accountPaths.login));
  useEffect(() => {
    if (outcome !== 'done') return;
    const timer = setTimeout(() => redirect(), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  return (
    <AccountPageFrame
      name="passwordChanged"
      title={t(outcome === 'done' ? 'accountPages.reset.doneTitle' : 'accountPages.reset.title')}
    >
      <Note severity={outcome === 'done' ? 'success' : 'warning'}>{t(`accountPages.reset.${outcome}`)}</Note>
      <p className="secondary">
        {outcome === 'done' && t('accountPages.reset.redirect')}{' '}
        <AccountLink to={accountPaths.login}>{t('accountPages.reset.signIn')}</AccountLink>
      </p>
    </AccountPageFrame>
  );
}
