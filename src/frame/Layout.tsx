import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { ScrollRestoration, useLocation } from 'react-router-dom';
import { ConfirmProvider } from '../ui/dialog/ConfirmProvider.tsx';
import { lazyComponent } from '../ui/lazy/lazyComponent.tsx';
import { forgetLoadError, LoadFailureContext } from '../ui/lazy/LoadBoundary.tsx';
import { LeaveGuard } from '../ui/unsaved/LeaveGuard.tsx';
import { useText } from '../ui/useText.ts';
import { Alerts } from './Alerts.tsx';
import { Broken } from './Broken.tsx';
import styles from './Layout.module.css';
import { LoadFailure } from './LoadFailure.tsx';
import { LoadingBar } from './LoadingBar.tsx';
import { TopBar } from './TopBar.tsx';

const Notes = lazyComponent(() => import('./notes/Notes.tsx'), ['notes']);

/** Loads the notes after the first render, so that they are there without a connection. */
function LoadedNotes() {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    Notes.preload().then(
      () => setLoaded(true),
      () => {},
    );
  }, []);
  return loaded && <Notes />;
}

/** The frame: top bar, banners over the page, the page itself. */
export function Layout({ children }: { children?: ReactNode }) {
  const t = useText();
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  // A new page is where reading and the keyboard go on, in the field that it has chosen itself or at its beginning.
  useEffect(() => {
    if (shown.current !== pathname && !main.current?.querySelector('input:focus'))
      main.current?.focus({ preventScroll: true });
    shown.current = pathname;
  }, [pathname]);
  return (
    <LoadFailureContext value={LoadFailure}>
      <ConfirmProvider>
        <LeaveGuard>
          <a
            className={styles.skip}
            href="#main"
            onClick={event => (event.preventDefault(), main.current?.focus())}
          >
            {t('shell.skip')}
          </a>
          <TopBar />
          <Alerts />
          <main id="main" tabIndex={-1} ref={main} className={styles.main}>
            <LoadingBar />
            <LoadedNotes />
            <ErrorBoundary FallbackComponent={Broken} onError={forgetLoadError}>
              <Suspense fallback={null}>{children}</Suspense>
            </ErrorBoundary>
          </main>
          <ScrollRestoration />
        </LeaveGuard>
      </ConfirmProvider>
    </LoadFailureContext>
  );
}
