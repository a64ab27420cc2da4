import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { ScrollRestoration, useLocation } from 'react-router-dom';
import { ConfirmProvider } from '../ui/dialog/ConfirmProvider.tsx';
import { useKeptFocus } from '../ui/focus/useKeptFocus.ts';
import { LeaveGuard } from '../ui/unsaved/LeaveGuard.tsx';
import { useText } from '../ui/useText.ts';
import { Alerts } from './Alerts.tsx';
import styles from './Layout.module.css';
import { Broken } from './Broken.tsx';
import { LoadingBar } from './LoadingBar.tsx';
import { OfflineNote } from './OfflineNote.tsx';
import { TopBar } from './TopBar.tsx';

/** The frame: top bar, banners over the page, the page itself. */
export function Layout({ children }: { children?: ReactNode }) {
  const t = useText();
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useKeptFocus();
  // A new page is where reading and the keyboard go on.
  useEffect(() => {
    if (shown.current !== pathname) main.current?.focus({ preventScroll: true });
    shown.current = pathname;
  }, [pathname]);
  return (
    <ConfirmProvider>
      <LeaveGuard>
        <a className={styles.skip} href="#main" onClick={event => (event.preventDefault(), main.current?.focus())}>
          {t('shell.skip')}
        </a>
        <TopBar />
        <Alerts />
        <main id="main" tabIndex={-1} ref={main} className={styles.main}>
          <LoadingBar />
          <OfflineNote />
          <ErrorBoundary FallbackComponent={Broken}>
            <Suspense fallback={null}>{children}</Suspense>
          </ErrorBoundary>
        </main>
        <ScrollRestoration />
      </LeaveGuard>
    </ConfirmProvider>
  );
}
