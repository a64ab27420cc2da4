import type { ReactNode } from 'react';
import { MeProvider } from '../../src/calls/MeContext.tsx';
import { Alerts } from '../../src/frame/Alerts.tsx';
import { ConfirmProvider } from '../../src/ui/dialog/ConfirmProvider.tsx';
import { LeaveGuard } from '../../src/ui/unsaved/LeaveGuard.tsx';

const me = { _id: '5f3c2a100000000000000001', email: 'ada@posts.example', firstName: 'Ada', lastName: '' };

/** What the console's layout has around every page: questions, unsaved input, notifications. */
export const Console = ({ children }: { children: ReactNode }) => (
  <MeProvider first={me}>
    <ConfirmProvider>
      <LeaveGuard>
        <main>{children}</main>
        <Alerts />
      </LeaveGuard>
    </ConfirmProvider>
  </MeProvider>
);
