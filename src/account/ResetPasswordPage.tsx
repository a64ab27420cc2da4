import './englishPages.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { AccountLink } from './AccountLink.tsx';
import { useVisit } from './accountVisit.ts';
import { mayRetry, problemOf } from './failure.ts';
import { NewPasswordForm, verifyLink } from './NewPasswordForm.tsx';
import { Note } from './Note.tsx';
import { AccountPageFrame } from './Page.tsx';
import { accountPaths } from './paths.ts';
import { ProblemNote } from './ProblemNote.tsx';
import { useAccountText } from './text.ts';
import { useRequestOnOpen } from './useRequestOnOpen.ts';

/** The states are those of docs/behaviour.md 1 §4: validating, then valid or invalid/expired, then done. */
export default function ResetPasswordPage({ link }: { link: string }) {
  const t = useAccountText();
  const { answer, again } = useRequestOnOpen(() => verifyLink(link));
  const [changed, setChanged] = useState<'done' | 'perhaps'>();
  if (changed) return <PasswordChanged outcome={changed} />;
  return (
    <AccountPageFrame name="resetPassword" title={t('accountPages.reset.title')}>
      {answer.status === 'waiting' && (
        <p role="status" className="secondary">
          {t('accountPages.reset.checking')}
        </p>
      )}
      {answer.status === 'answered' && <NewPasswordForm token={link} changed={setChanged} />}
      {answer.status === 'failed' &&
        (mayRetry(answer.error) ? (
          <ProblemNote problem={problemOf(answer.error)} again={again} />
        ) : (
          <>
            <Note kind="err">{t('accountPages.reset.invalid')}</Note>
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
const REDIRECT = 2_000;

function PasswordChanged({ outcome }: { outcome: 'done' | 'perhaps' }) {
  const t = useAccountText();
  const { go } = useVisit();
  const redirect = useEffectEvent(() => go(accountPaths.login));
  useEffect(() => {
    if (outcome !== 'done') return;
    const timer = setTimeout(() => redirect(), REDIRECT);
    return () => clearTimeout(timer);
  }, [outcome]);
  return (
    <AccountPageFrame
      name="passwordChanged"
      title={t(outcome === 'done' ? 'accountPages.reset.doneTitle' : 'accountPages.reset.title')}
    >
      <Note kind={outcome === 'done' ? 'ok' : 'warn'}>{t(`accountPages.reset.${outcome}`)}</Note>
      <p className="secondary">
        {outcome === 'done' && t('accountPages.reset.redirect')}{' '}
        <AccountLink to={accountPaths.login}>{t('accountPages.reset.signIn')}</AccountLink>
      </p>
    </AccountPageFrame>
  );
}
