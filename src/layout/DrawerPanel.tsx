import CloseIcon from '@mui/icons-material/CloseOutlined';
import { useContext } from 'react';
import type { SidebarProps } from '../admin/layout/LayoutContexts.ts';
import { Menu } from '../admin/layout/Menu.tsx';
import Sidebar from '../admin/layout/Sidebar.tsx';
import { useIdentity } from '../auth/useIdentity.ts';
import { IconAction } from '../ui/IconAction.tsx';
import { paths } from '../ui/paths.ts';
import { useText } from '../ui/useText.ts';
import styles from './DrawerPanel.module.css';
import { OpenJournalContext } from './journal/lazyJournalPanel.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import { useDemoLinks } from './nav/navLinks.ts';
import { ThemeMenu } from './ThemeMenu.tsx';
import { useSignOut } from './useSignOut.ts';

/** The sidebar of narrow windows: the menu, and the items that do not fit in the top bar. */
export default function DrawerPanel({ children, onClose }: SidebarProps) {
  const t = useText();
  const me = useIdentity();
  const signOut = useSignOut();
  const demoLinks = useDemoLinks();
  const openJournal = useContext(OpenJournalContext);
  const accountLinks = [
    [paths.profile, t('shell.profile')],
    [paths.subscriptions, t('shell.subscriptions')],
    [paths.apiKeys, t('shell.apiKeys')],
    [paths.settings, t('shell.changePassword')],
  ] as const;
  return (
    <Sidebar onClose={onClose}>
      <div className={styles.head}>
        <span>{t('shell.hello', { name: me.firstName })}</span>
        <LanguageMenu />
        <ThemeMenu />
        <IconAction label={t('ui.close')} onClick={onClose}>
          <CloseIcon fontSize="large" />
        </IconAction>
      </div>
      {children}
      <Menu label={t('shell.account')}>
        {accountLinks.map(([to, label]) => (
          <Menu.Item key={to} to={to} current={false}>
            {label}
          </Menu.Item>
        ))}
        {demoLinks.map(({ to, label }) => (
          <Menu.Item key={to} to={to}>
            {label}
          </Menu.Item>
        ))}
        <li>
          <button type="button" aria-haspopup="dialog" onClick={() => (onClose(), openJournal())}>
            {t('shell.journal')}
          </button>
        </li>
        <li>
          <button type="button" onClick={signOut}>
            {t('failure.signOut')}
          </button>
        </li>
      </Menu>
    </Sidebar>
  );
}
