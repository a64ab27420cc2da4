import { Suspense, useEffect, useMemo, useRef, type ComponentType, type ReactNode } from 'react';
import type { LayoutProps as RaLayoutProps } from 'react-admin';
import { ScrollRestoration, useLocation } from 'react-router-dom';
import { ConfirmProvider } from '../../ui/dialog/ConfirmProvider.tsx';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { LoadFailureContext } from '../../ui/lazy/LoadBoundary.tsx';
import { LeaveGuard } from '../../ui/unsaved/LeaveGuard.tsx';
import { useText } from '../../ui/useText.ts';
import { AppBar as DefaultAppBar } from './AppBar.tsx';
import styles from './Layout.module.css';
import { LayoutPartsContext, type SidebarProps } from './LayoutContexts.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { LoadingBar } from './LoadingBar.tsx';
import { Menu as DefaultMenu } from './Menu.tsx';
import { PageErrorBoundary, type ErrorPageProps } from './PageErrorBoundary.tsx';

const DefaultSidebar = lazyComponent<SidebarProps>(() => import('./Sidebar.tsx'));

export interface LayoutProps extends Pick<RaLayoutProps, 'appBar' | 'className' | 'menu'> {
  children?: ReactNode;
  /** Replaces the page that shows an error. Leaving the page resets it. */
  error?: ComponentType<ErrorPageProps>;
  /** The drawer with the menu, for windows too narrow for a menu in the bar. */
  sidebar?: ComponentType<SidebarProps>;
  /** Messages at the top of every page. */
  notes?: ReactNode;
}

/** react-admin's `Layout`: the bar with the menu, and the page below it. */
export function Layout({
  appBar: AppBar = DefaultAppBar,
  children,
  className,
  error,
  menu = DefaultMenu,
  notes,
  sidebar = DefaultSidebar,
}: LayoutProps) {
  const t = useText();
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const renderedPath = useRef(pathname);
  const parts = useMemo(() => ({ menu, sidebar }), [menu, sidebar]);
  // Moves the focus to a new page, for the keyboard and screen readers, unless the page has focused an input.
  useEffect(() => {
    if (renderedPath.current !== pathname && !main.current?.querySelector('input:focus'))
      main.current?.focus({ preventScroll: true });
    renderedPath.current = pathname;
  }, [pathname]);
  return (
    <LoadFailureContext value={LoadFailure}>
      <LayoutPartsContext value={parts}>
        <ConfirmProvider>
          <LeaveGuard>
            <a
              className={styles.skip}
              href="#main"
              onClick={event => (event.preventDefault(), main.current?.focus())}
            >
              {t('shell.skip')}
            </a>
            <AppBar />
            <main
              id="main"
              tabIndex={-1}
              ref={main}
              className={[styles.main, className].filter(Boolean).join(' ')}
            >
              <LoadingBar />
              {notes}
              <PageErrorBoundary error={error}>
                <Suspense fallback={null}>{children}</Suspense>
              </PageErrorBoundary>
            </main>
            <ScrollRestoration />
          </LeaveGuard>
        </ConfirmProvider>
      </LayoutPartsContext>
    </LoadFailureContext>
  );
}
