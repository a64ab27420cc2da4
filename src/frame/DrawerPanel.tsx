import CloseIcon from '@mui/icons-material/CloseOutlined';
import Drawer from '@mui/material/Drawer';
import { Link } from 'react-router-dom';
import { useIdentity } from '../auth/useIdentity.ts';
import { useFocusReturn } from '../ui/focus/handover.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { paths } from '../ui/paths.ts';
import { Mui } from '../ui/theme/Mui.tsx';
import { useText } from '../ui/useText.ts';
import styles from './DrawerPanel.module.css';
import { LanguageMenu } from './LanguageMenu.tsx';
import { useDemoRoom, useNavLinks } from './nav/navLinks.ts';
import { ThemeMenu } from './ThemeMenu.tsx';
import { useSignOut } from './useSignOut.ts';

/** `journal` shows what the signed-in user did. */
export default function DrawerPanel({ close, journal }: { close(): void; journal(): void }) {
  const t = useText();
  const me = useIdentity();
  const layer = useFocusReturn();
  const signOut = useSignOut();
  const { main, belowTools } = useNavLinks();
  const account = [
    { to: paths.profile, label: t('shell.profile'), current: false },
    { to: paths.subscriptions, label: t('shell.subscriptions'), current: false },
    { to: paths.apiKeys, label: t('shell.apiKeys'), current: false },
    { to: paths.settings, label: t('shell.changePassword'), current: false },
    ...useDemoRoom(),
  ];
  const links = (list: typeof main) =>
    list.map(({ to, label, current }) => (
      <li key={to}>
        <Link to={to} {...(current && { 'aria-current': 'page' as const })}>
          {label}
        </Link>
      </li>
    ));
  return (
    <Mui>
      <Drawer
        open
        ref={layer}
        onClose={close}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-label': t('shell.nav.menu'),
            className: styles.paper ?? '',
          },
        }}
      >
        <div className={styles.head}>
          <span>{t('shell.hello', { name: me.firstName })}</span>
          <LanguageMenu />
          <ThemeMenu />
          <IconButton label={t('ui.close')} onClick={close}>
            <CloseIcon fontSize="large" />
          </IconButton>
        </div>
        <nav aria-label={t('shell.nav.main')}>
          <ul className={styles.links}>{links([...main, ...belowTools])}</ul>
        </nav>
        <nav aria-label={t('shell.account')}>
          <ul className={styles.links}>
            {links(account)}
            <li>
              <button type="button" aria-haspopup="dialog" onClick={journal}>
                {t('shell.journal')}
              </button>
            </li>
            <li>
              <button type="button" onClick={signOut}>
                {t('failure.signOut')}
              </button>
            </li>
          </ul>
        </nav>
      </Drawer>
    </Mui>
  );
}
