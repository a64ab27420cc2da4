import { useEffect, useState, type ReactNode } from 'react';
import { Deferred } from './account/Deferred.tsx';
import { problemOf } from './account/failure.ts';
import { loadReference } from './account/ProblemNote.tsx';
import { useTextOnceLoaded } from './account/text.ts';
import { session } from './auth/session.ts';
import { CallError } from './platform/errors.ts';
import { OWN_SUBSCRIPTIONS_PAGE } from './platform/signIn.ts';
import { base } from './ui/base.ts';
import './OpeningScreen.css';

/** Waiting for a call or for code longer than this shows the loading bar (docs/behaviour.md 2 §9), milliseconds. */
const LATENCY = 400;

interface Props {
  error: unknown;
  retry(): void;
}

/** What stands on the screen until the console is there: its top bar's place, a loading bar when it takes long. */
export function OpeningScreen({ error, retry }: Props) {
  const t = useTextOnceLoaded();
  const [slow, setSlow] = useState(false);
  const [question, setQuestion] = useState<ReactNode>();
  // Code of the build before is gone after a deploy: only the document names the new one.
  const again = error instanceof CallError || !navigator.onLine ? retry : () => location.reload();
  // That page asks who is signed in itself, and has words of its own for it.
  const own = location.pathname.slice(base.length) === OWN_SUBSCRIPTIONS_PAGE;
  const { says, reference } = problemOf(error);
  const visibleText = t && says(t);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), LATENCY);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <div className="opening-bar" />
      {slow && !error && t ? (
        <div className="opening-progress" role="progressbar" aria-label={t('account.product')} />
      ) : null}
      {error && t ? (
        <main className="opening-failed">
          {question ?? (
            <Failed
              title={own ? t('failure.userInfo') : visibleText!}
              text={own && visibleText!}
              reference={reference}
            >
              <button type="button" className="button" onClick={again}>
                {t('failure.retry')}
              </button>
              <button type="button" className="button" onClick={() => void signOut(setQuestion)}>
                {t('failure.signOut')}
              </button>
            </Failed>
          )}
        </main>
      ) : null}
    </>
  );
}

// What cannot even be loaded cannot ask.
const signOut = (show: (question: ReactNode) => void) =>
  import('./openConsole.ts').then(
    code => code.signOutAfterQuestion(show),
    () => session.end('signedOut'),
  );

export const Failed = ({
  title,
  text,
  reference,
  children,
}: {
  title: string;
  text?: string | false;
  reference?: string | undefined;
  children: ReactNode;
}) => (
  <>
    <div role="alert">
      <h1>{title}</h1>
      {text && <p>{text}</p>}
      {reference && <Deferred load={loadReference} given={{ id: reference }} />}
    </div>
    <div className="row">{children}</div>
  </>
);
