import ExpandMoreIcon from '@mui/icons-material/ExpandMoreOutlined';
import { useContext } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SidebarContext } from '../../admin/layout/LayoutContexts.ts';
import { Menu } from '../../admin/layout/Menu.tsx';
import { MenuButton } from '../../ui/menu/MenuButton.tsx';
import { findResourceOfPath } from '../../ui/paths.ts';
import { useText } from '../../ui/useText.ts';
import { useListLinks, useMenuResources } from './navLinks.ts';

/** The menu of the top bar, without icons. The links of its submenu are at the end of the sidebar. */
export function ConsoleMenu() {
  const t = useText();
  const isInSidebar = useContext(SidebarContext);
  const currentResource = findResourceOfPath(useLocation().pathname);
  const inBar = useMenuResources('bar');
  const belowTools = useMenuResources('belowTools');
  const tools = {
    ...(belowTools.some(({ name }) => name === currentResource) && { current: true }),
    aside: isInSidebar ? null : <MoreTools />,
  };
  return (
    <Menu>
      {/* The list of applications is on the home page. */}
      <Menu.DashboardItem {...(currentResource === 'applications' && { current: true })}>
        {t('shell.nav.home')}
      </Menu.DashboardItem>
      {[...inBar, ...(isInSidebar ? belowTools : [])].map(({ name }) => (
        <Menu.ResourceItem key={name} name={name} leftIcon={null} {...(name === 'tools' && tools)} />
      ))}
    </Menu>
  );
}

function MoreTools() {
  const t = useText();
  const navigate = useNavigate();
  return (
    <MenuButton
      label={t('shell.nav.more')}
      small
      entries={useListLinks('belowTools').map(({ to, label }) => ({
        key: to,
        label,
        choose: () => navigate(to),
      }))}
    >
      <ExpandMoreIcon fontSize="small" />
    </MenuButton>
  );
}
