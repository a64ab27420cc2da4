import { useContext } from 'react';
import type { AppBarProps as RaAppBarProps } from 'react-admin';
import { breakpoints } from '../../ui/theme/tokens.ts';
import { useMedia } from '../../ui/useMedia.ts';
import styles from './AppBar.module.css';
import { LayoutPartsContext } from './LayoutContexts.ts';
import { SidebarToggleButton } from './SidebarToggleButton.tsx';

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
