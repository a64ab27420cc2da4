import { useCallback, type ReactNode } from 'react';
import { CanAccessContext, type CanAccess } from './admin/app/CanAccessContext.ts';
import type { Right } from './auth/rights.ts';
import { MeProvider, useMay } from './calls/MeContext.tsx';
import { Layout } from './frame/Layout.tsx';
import type { User } from './platform/users.ts';

/** Answers what the signed-in user may do: of a resource its right, of a page without a resource the right named by the action. */
function AccessProvider({ children }: { children: ReactNode }) {
  const may = useMay();
  const canAccess = useCallback<CanAccess>(
    ({ action, resource }) => may((resource || action) as Right),
    [may],
  );
  return <CanAccessContext value={canAccess}>{children}</CanAccessContext>;
}

/** The layout of the console, with the signed-in user around it. */
export const createLayout = (me: User) =>
  function ConsoleLayout({ children }: { children: ReactNode }) {
    return (
      <MeProvider first={me}>
        <AccessProvider>
          <Layout>{children}</Layout>
        </AccessProvider>
      </MeProvider>
    );
  };
