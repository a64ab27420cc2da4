import { useEffect, useState } from 'react';
import type { CoreLayoutProps } from 'react-admin';
import { Layout } from '../admin/layout/Layout.tsx';
import type { SidebarProps } from '../admin/layout/LayoutContexts.ts';
import { lazyComponent } from '../ui/lazy/lazyComponent.tsx';
import { whenIdle } from '../ui/whenIdle.ts';
import { ConsoleMenu } from './nav/ConsoleMenu.tsx';
import { TopBar } from './TopBar.tsx';

const DrawerPanel = lazyComponent<SidebarProps>(() => import('./DrawerPanel.tsx'));
const Notes = lazyComponent(() => import('./notes/Notes.tsx'), ['notes']);

/** Loads the notes after the first page, so that they can be shown without a connection. */
function LoadedNotes() {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    whenIdle(() =>
      Notes.preload().then(
        () => setLoaded(true),
        () => {},
      ),
    );
  }, []);
  return loaded && <Notes />;
}

/** The top bar, menu, sidebar and notes around every page. */
export const ConsoleLayout = ({ children }: CoreLayoutProps) => (
  <Layout appBar={TopBar} menu={ConsoleMenu} sidebar={DrawerPanel} notes={<LoadedNotes />}>
    {children}
  </Layout>
);
