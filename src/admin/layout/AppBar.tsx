import MenuIcon from '@mui/icons-material/MenuOutlined';
import { useContext, useState } from 'react';
import type { AppBarProps as RaAppBarProps } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { IconButton } from '../../ui/IconButton.tsx';
import type { LazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { breakpoints } from '../../ui/theme/tokens.ts';
import { useMedia } from '../../ui/useMedia.ts';
import { useText } from '../../ui/useText.ts';
import styles from './AppBar.module.css';
import { LayoutPartsContext, SidebarContext, type SidebarProps } from './LayoutContexts.ts';

/** react-admin's `SidebarToggleButton`. The sidebar closes when the address changes. */
function SidebarToggleButton() {
  const t = useText();
  const { menu: Menu, sidebar: Sidebar } = useContext(LayoutPartsContext);
  const [open, setOpen] = useState(false);
  const { key } = useLocation();
  const [shownAt, setShownAt] = useState(key);
  if (shownAt !== key) {
    setShownAt(key);
    setOpen(false);
  }
  return (
    <>
      <IconButton
        label={t('shell.nav.menu')}
        aria-expanded={open}
        {...(Sidebar as Partial<LazyComponent<SidebarProps>>).preloadProps}
        onClick={() => setOpen(true)}
      >
        <MenuIcon fontSize="large" />
      </IconButton>
      {open ? (
        <SidebarContext value>
          <Sidebar close={() => setOpen(false)}>
            <Menu />
          </Sidebar>
        </SidebarContext>
      ) : null}
    </>
  );
}

export type AppBarProps = Pick<RaAppBarProps, 'children' | 'className' | 'toolbar' | 'userMenu'>;

/** Whether the menu is in a sidebar, since the bar is too narrow for it. */
export const useIsMenuFolded = () => useMedia(`(max-width: ${breakpoints.bar}px)`);

/** react-admin's `AppBar`: `children` and the menu at the left, `toolbar` and `userMenu` at the right. */
export function AppBar({ children, className, toolbar, userMenu }: AppBarProps) {
  const { menu: Menu } = useContext(LayoutPartsContext);
  const isFolded = useIsMenuFolded();
  return (
    <header className={[styles.bar, className].filter(Boolean).join(' ')}>
      {isFolded ? <SidebarToggleButton /> : null}
      {children}
      {isFolded ? null : <Menu />}
      <div className={styles.right}>
        {toolbar}
        {userMenu}
      </div>
    </header>
  );
}
