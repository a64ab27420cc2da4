import BoltIcon from '@mui/icons-material/BoltOutlined';
import ExpandMoreIcon from '@mui/icons-material/ExpandMoreOutlined';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import LockIcon from '@mui/icons-material/LockOutlined';
import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import MenuIcon from '@mui/icons-material/MenuOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import VpnKeyIcon from '@mui/icons-material/VpnKeyOutlined';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useIdentity } from '../auth/useIdentity.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { lazyComponent } from '../ui/lazy/lazyComponent.tsx';
import { MenuButton } from '../ui/menu/MenuButton.tsx';
import { paths } from '../ui/paths.ts';
import { breakpoints } from '../ui/theme/tokens.ts';
import { useMedia } from '../ui/useMedia.ts';
import { useText } from '../ui/useText.ts';
import { JournalPanel } from './journal/panel.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import { Logo } from './Logo.tsx';
import { useDemoRoom, useNavLinks, type NavLink } from './nav/navLinks.ts';
import { JumpButton } from './search/JumpButton.tsx';
import { ThemeMenu } from './ThemeMenu.tsx';
import styles from './TopBar.module.css';
import { useSignOut } from './useSignOut.ts';

const DrawerPanel = lazyComponent(() => import('./DrawerPanel.tsx'));

/** The bar over every page: product, the documented links, on the right language, theme, greeting and four icons. */
export function TopBar() {
  const t = useText();
  const me = useIdentity();
  const { main, belowTools } = useNavLinks();
  const demo = useDemoRoom();
  const [journal, setJournal] = useState(false);
  const folded = useMedia(`(max-width: ${breakpoints.bar}px)`);
  return (
    <header className={styles.bar}>
      {folded ? <DrawerButton show={() => setJournal(true)} /> : null}
      <Link className={styles.product} to={paths.home}>
        <Logo />
        {t('shell.product')}
      </Link>
      {folded ? null : (
        <nav aria-label={t('shell.nav.main')} className={styles.nav}>
          <ul>
            {main.map(link => (
              <li key={link.to}>
                <Link to={link.to} {...(link.current && { 'aria-current': 'page' as const })}>
                  {link.label}
                </Link>
                {link.to === paths.tools ? <MoreTools links={belowTools} /> : null}
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={styles.right}>
        <JumpButton folded={folded} />
        {folded ? null : (
          <>
            {demo.map(({ to, label }) => (
              <Link key={to} className="icon-button" to={to} aria-label={label} title={label}>
                <BoltIcon />
              </Link>
            ))}
            <LanguageMenu />
            <ThemeMenu />
            <span className={styles.divider} />
            <span className={styles.hello}>{t('shell.hello', { name: me.firstName })}</span>
          </>
        )}
        <Link
          className="icon-button"
          to={paths.profile}
          aria-label={t('shell.profile')}
          title={t('shell.profile')}
        >
          <PersonIcon />
        </Link>
        {folded ? null : (
          <>
            <IconButton
              label={t('shell.journal')}
              aria-haspopup="dialog"
              {...JournalPanel.preloadProps}
              onClick={() => setJournal(true)}
            >
              <HistoryIcon />
            </IconButton>
            <Link
              className="icon-button"
              to={paths.apiKeys}
              aria-label={t('shell.apiKeys')}
              title={t('shell.apiKeys')}
            >
              <VpnKeyIcon />
            </Link>
            <Link
              className="icon-button"
              to={paths.settings}
              aria-label={t('shell.changePassword')}
              title={t('shell.changePassword')}
            >
              <LockIcon />
            </Link>
            <SignOutButton />
          </>
        )}
        {journal ? <JournalPanel close={() => setJournal(false)} /> : null}
      </div>
    </header>
  );
}

function SignOutButton() {
  const t = useText();
  const signOut = useSignOut();
  return (
    <IconButton label={t('failure.signOut')} onClick={signOut}>
      <LogoutIcon />
    </IconButton>
  );
}

function MoreTools({ links }: { links: NavLink[] }) {
  const t = useText();
  const navigate = useNavigate();
  return (
    <MenuButton
      label={t('shell.nav.more')}
      small
      entries={links.map(({ to, label }) => ({ key: to, label, choose: () => navigate(to) }))}
    >
      <ExpandMoreIcon fontSize="small" />
    </MenuButton>
  );
}

/** `show` opens what the signed-in user did. */
function DrawerButton({ show }: { show(): void }) {
  const t = useText();
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
        {...DrawerPanel.preloadProps}
        onClick={() => setOpen(true)}
      >
        <MenuIcon fontSize="large" />
      </IconButton>
      {open ? <DrawerPanel close={() => setOpen(false)} journal={() => (setOpen(false), show())} /> : null}
    </>
  );
}
