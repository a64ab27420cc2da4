import { useContext } from 'react';
import { useHasDashboard, type MenuProps as RaMenuProps } from 'react-admin';
import { useText } from '../../ui/useText.ts';
import { SidebarContext } from './LayoutContexts.ts';
import styles from './Menu.module.css';
import { DashboardMenuItem, MenuItemLink, ResourceMenuItem, ResourceMenuItems } from './MenuItemLink.tsx';

export interface MenuProps extends Pick<RaMenuProps, 'children' | 'className'> {
  /** The accessible name. */
  label?: string;
}

/**
 * react-admin's `Menu`: a row in the bar, or a column in the sidebar. Without children it links to the
 * dashboard and to every list.
 */
function MenuList({ children, className, label }: MenuProps) {
  const t = useText();
  const isInSidebar = useContext(SidebarContext);
  const hasDashboard = useHasDashboard();
  const classes = [isInSidebar ? styles.column : styles.row, className];
  return (
    <nav aria-label={label ?? t('shell.nav.main')} className={classes.filter(Boolean).join(' ')}>
      <ul>
        {children ?? (
          <>
            {hasDashboard ? <DashboardMenuItem /> : null}
            <ResourceMenuItems />
          </>
        )}
      </ul>
    </nav>
  );
}

export const Menu = Object.assign(MenuList, {
  Item: MenuItemLink,
  DashboardItem: DashboardMenuItem,
  ResourceItem: ResourceMenuItem,
  ResourceItems: ResourceMenuItems,
});
