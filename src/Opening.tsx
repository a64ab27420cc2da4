import { useEffect, useState } from 'react';
import { useTextOnceLoaded, type Text } from './account/text.ts';
import { CallError, unreadableText } from './platform/errors.ts';
import { session } from './session/session.ts';
import './Opening.css';

/** Waiting for a call or for code longer than this shows the loading bar (spec 2 §9), milliseconds. */
const LATENCY = 400;

/** What stands on the screen until the console is there: its top bar's place, a loading bar when it takes long. */
export function Opening({ error, retry }: { error: unknown; retry(): void }) {
  const t = useTextOnceLoaded();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), LATENCY);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <div className="opening-bar" />
      {slow && !error && t ? <div className="opening-progress" role="progressbar" aria-label={t('account.product')} /> : null}
      {error && t ? (
        <main className="opening-failed">
          <div role="alert">
            <h1>{sentence(t, error)}</h1>
          </div>
          <div className="row">
            <button type="button" className="button primary" onClick={retry}>
              {t('failure.retry')}
            </button>
            <button type="button" className="button" onClick={() => session.end('signedOut')}>
              {t('failure.signOut')}
            </button>
          </div>
        </main>
      ) : null}
    </>
  );
}

function sentence(t: Text, error: unknown): string {
  if (!(error instanceof CallError)) return t('failure.code');
  if (error.failure === 'offline' || error.failure === 'timeout') return t(`failure.${error.failure}`);
  if (error.failure === 'unreadable') return unreadableText(t, error);
  return error.said || t('failure.server', { status: error.status });
}
