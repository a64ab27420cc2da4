import { useEffect, useState } from 'react';
import failure from '../i18n/en/failure.ts';
import { fill } from '../i18n/translate.ts';
import { CallError } from './platform/errors.ts';
import { session } from './session/session.ts';
import './Opening.css';

/** Waiting for a call or for code longer than this shows the loading bar (spec 2 §9), milliseconds. */
const LATENCY = 400;

/** What stands on the screen until the console is there: its top bar's place, a loading bar when it takes long. */
export function Opening({ error, retry }: { error: unknown; retry(): void }) {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), LATENCY);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <div className="opening-bar" />
      {slow && !error ? <div className="opening-progress" role="progressbar" aria-label="Map Console" /> : null}
      {error ? (
        <main className="opening-failed" role="alert">
          <h1>{sentence(error)}</h1>
          <div className="row">
            <button type="button" className="button primary" onClick={retry}>
              {failure.retry}
            </button>
            <button type="button" className="button" onClick={() => session.end('signedOut')}>
              {failure.signOut}
            </button>
          </div>
        </main>
      ) : null}
    </>
  );
}

function sentence(error: unknown): string {
  if (!(error instanceof CallError)) return failure.code;
  if (error.failure === 'offline' || error.failure === 'timeout') return failure[error.failure];
  return error.said || fill(failure.server, { status: error.status });
}
