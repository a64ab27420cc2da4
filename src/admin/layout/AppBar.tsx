import MenuIcon from '@mui/icons-material/MenuOutlined';
import { useContext, useState } from 'react';
import type { AppBarProps as RaAppBarProps } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { IconAction } from '../../ui/IconAction.tsx';
import type { LazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { breakpoints } from '../../ui/theme/tokens.ts';
import { useMedia } from '../../ui/useMedia.ts';
import { useText } from '../../ui/useText.ts';
import styles from './AppBar.module.css';
import { LayoutPartsContext, SidebarContext, type SidebarProps } from './LayoutContexts.ts';

/** react-admin's `SidebarToggleButton`. The sidebar closes when the URL changes. */
function SidebarToggleButton() {
  const t = useText();
  const { menu: Menu, sidebar: Sidebar } = useContext(LayoutPartsContext);
  const [isOpen, setOpen] = useState(false);
  const { key } = useLocation();
  const [renderedKey, setRenderedKey] = useState(key);
  if (renderedKey !== key) {
    setRenderedKey(key);
    setOpen(false);
  }
  return (
    <>
      <IconAction
        label={t('shell.nav.menu')}
        aria-expanded={isOpen}
        {...(Sidebar as Partial<LazyComponent<SidebarProps>>).preloadProps}
        onClick={() => setOpen(true)}
      >
        <MenuIcon fontSize="large" />
      </IconAction>
      {isOpen ? (
        <SidebarContext value>
          <Sidebar onClose={() => setOpen(false)}>
            <Menu />
          </Sidebar>
        </SidebarContext>
      ) : null}
    </>
  );
}

export type AppBarProps = Pick<RaAppBarProps, 'children' | 'className' | 'toolbar' | 'userMenu'>;

/** The menu is in a sidebar if the bar is too narrow for it. */
export const useIsMenuInSidebar = () => useMedia(`(max-width: ${breakpoints.bar}px)`);

/** react-admin's `AppBar`: `children` and the menu at the left, `toolbar` and `userMenu` at the right. */
export function AppBar({ children, className, toolbar: toolbarElement, userMenu }: AppBarProps) {
  const { menu: Menu } = useContext(LayoutPartsContext);
  const isMenuInSidebar = useIsMenuInSidebar();
  return (
    <header className={[styles.bar, className].filter(Boolean).join(' ')}>
      {isMenuInSidebar ? <SidebarToggleButton /> : null}
      {children}
      {isMenuInSidebar ? null : <Menu />}
      <div className={styles.right}>
        {toolbarElement}
        {userMenu}
      </div>
    </header>
  );
}
