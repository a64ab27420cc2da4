import type { ReactNode } from 'react';
import { Notification } from '../../src/admin/layout/Notification.tsx';
import { ConfirmProvider } from '../../src/ui/dialog/ConfirmProvider.tsx';
import { LeaveGuard } from '../../src/ui/unsaved/LeaveGuard.tsx';

/** The parts of the console's layout around every page: confirmations, unsaved input, notifications. */
export const Console = ({ children }: { children: ReactNode }) => (
  <ConfirmProvider>
    <LeaveGuard>
      <main>{children}</main>
      <Notification />
    </LeaveGuard>
  </ConfirmProvider>
);
