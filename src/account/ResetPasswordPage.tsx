import './englishPages.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { AccountLink } from './AccountLink.tsx';
import { mayRetry, problemOf } from './failure.ts';
import { NewPasswordForm, verifyLink } from './NewPasswordForm.tsx';
import { Note } from './Note.tsx';
import { Page } from './Page.tsx';
import { paths } from './paths.ts';
import { ProblemNote } from './ProblemNote.tsx';
import { useText } from './text.ts';
import { useAnswer } from './useAnswer.ts';
import { useVisit } from './visit.ts';

/** docs/behaviour.md 1 §4: validating, then valid or invalid/expired, then done. */
export default function ResetPasswordPage({ link }: { link: string }) {
  const t = useText();
  const { answer, again } = useAnswer(() => verifyLink(link));
  const [changed, setChanged] = useState<'done' | 'perhaps'>();
  if (changed) return <PasswordChanged outcome={changed} />;
  return (
    <Page name="resetPassword" title={t('accountPages.reset.title')}>
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
            <AccountLink to={paths.forgotPassword} className="button primary">
              {t('accountPages.reset.newLink')}
            </AccountLink>
          </>
        ))}
      <p className="secondary">
        <AccountLink to={paths.login}>{t('accountPages.toSignIn')}</AccountLink>
      </p>
    </Page>
  );
}

/** docs/behaviour.md 1 §9: on to the login page two seconds after the change. */
const REDIRECT = 2_000;

function PasswordChanged({ outcome }: { outcome: 'done' | 'perhaps' }) {
  const t = useText();
  const { go } = useVisit();
  const redirect = useEffectEvent(() => go(paths.login));
  useEffect(() => {
    if (outcome !== 'done') return;
    const timer = setTimeout(() => redirect(), REDIRECT);
    return () => clearTimeout(timer);
  }, [outcome]);
  return (
    <Page
      name="passwordChanged"
      title={t(outcome === 'done' ? 'accountPages.reset.doneTitle' : 'accountPages.reset.title')}
    >
      <Note kind={outcome === 'done' ? 'ok' : 'warn'}>{t(`accountPages.reset.${outcome}`)}</Note>
      <p className="secondary">
        {outcome === 'done' && t('accountPages.reset.redirect')}{' '}
        <AccountLink to={paths.login}>{t('accountPages.reset.signIn')}</AccountLink>
      </p>
    </Page>
  );
}
