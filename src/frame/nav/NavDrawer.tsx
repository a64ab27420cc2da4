import { lazy, Suspense } from 'react';

const DrawerPanel = lazy(() => import('./DrawerPanel.tsx'));

/** The navigation of narrow screens; its code is fetched when it first opens. */
export const NavDrawer = ({ open, close }: { open: boolean; close(): void }) =>
  open ? (
    <Suspense fallback={null}>
      <DrawerPanel close={close} />
    </Suspense>
  ) : null;
