import { useEffect, useState, type ReactNode } from 'react';
import { useLoadedAccountText } from './account/accountText.ts';
import { toPageProblem } from './account/pageProblem.ts';
import { session } from './auth/session.ts';
import { OpeningFailure } from './OpeningFailure.tsx';
import { CallError } from './platform/errors.ts';
import { OWN_SUBSCRIPTIONS_PAGE } from './platform/signIn.ts';
import { base } from './ui/base.ts';
import './OpeningScreen.css';

/**
 * How long a call or code may take before the loading bar appears, in milliseconds (docs/behaviour.md 2 §9).
 */
const LATENCY = 400;

interface Props {
  error: unknown;
  retry(): void;
}

/** Shown until the console is ready: the space of its top bar, and a loading bar if it takes long. */
export function OpeningScreen({ error, retry }: Props) {
  const t = useLoadedAccountText();
  const [slow, setSlow] = useState(false);
  const [question, setQuestion] = useState<ReactNode>();
  // After a deployment the code of the previous build is gone, and only a new document names the new code.
  const onRetry = error instanceof CallError || !navigator.onLine ? retry : () => location.reload();
  // This page reads the signed-in user itself and has its own text for a failure.
  const own = location.pathname.slice(base.length) === OWN_SUBSCRIPTIONS_PAGE;
  const { message, requestId } = toPageProblem(error);
  const visibleText = t && message(t);
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
            <OpeningFailure
              title={own ? t('failure.userInfo') : visibleText!}
              text={own && visibleText!}
              requestId={requestId}
            >
              <button type="button" className="button" onClick={onRetry}>
                {t('failure.retry')}
              </button>
              <button type="button" className="button" onClick={() => void signOut(setQuestion)}>
                {t('failure.signOut')}
              </button>
            </OpeningFailure>
          )}
        </main>
      ) : null}
    </>
  );
}

// If the code of the question fails to load, the sign-out asks nothing.
const signOut = (show: (question: ReactNode) => void) =>
  import('./openConsole.ts').then(
    code => code.signOutAfterQuestion(show),
    () => session.end('signedOut'),
  );
