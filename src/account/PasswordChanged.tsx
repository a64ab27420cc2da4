import { useEffect, useEffectEvent } from 'react';
import { AccountLink } from './AccountLink.tsx';
import { Note } from './Note.tsx';
import { Page } from './Page.tsx';
import { paths } from './paths.ts';
import { useText } from './text.ts';
import { useVisit } from './visit.ts';

/** Spec 1 §9: on to the login page two seconds after the change. */
const REDIRECT = 2_000;

export function PasswordChanged({ outcome }: { outcome: 'done' | 'perhaps' }) {
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
