import type { ReactNode } from 'react';
import { Notification } from '../../src/admin/layout/Notification.tsx';
import { ConfirmProvider } from '../../src/ui/dialog/ConfirmProvider.tsx';
import { LeaveGuard } from '../../src/ui/unsaved/LeaveGuard.tsx';

/** What the console's layout has around every page: questions, unsaved input, notifications. */
export const Console = ({ children }: { children: ReactNode }) => (
  <ConfirmProvider>
    <LeaveGuard>
      <main>{children}</main>
      <Notification />
    </LeaveGuard>
  </ConfirmProvider>
);
