import type { ReactNode } from 'react';
import { Alerts } from '../../src/frame/Alerts.tsx';
import { ConfirmProvider } from '../../src/ui/dialog/ConfirmProvider.tsx';
import { LeaveGuard } from '../../src/ui/unsaved/LeaveGuard.tsx';

/** What the console's layout has around every page: questions, unsaved input, notifications. */
export const Console = ({ children }: { children: ReactNode }) => (
  <ConfirmProvider>
    <LeaveGuard>
      <main>{children}</main>
      <Alerts />
    </LeaveGuard>
  </ConfirmProvider>
);
