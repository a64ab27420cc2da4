import BoltIcon from '@mui/icons-material/BoltOutlined';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import LockIcon from '@mui/icons-material/LockOutlined';
import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import VpnKeyIcon from '@mui/icons-material/VpnKeyOutlined';
import { useCallback, useContext, useState, type ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { AppBar, useIsMenuInSidebar } from '../admin/layout/AppBar.tsx';
import { useIdentity } from '../auth/useIdentity.ts';
import { IconAction } from '../ui/IconAction.tsx';
import { paths } from '../ui/paths.ts';
import { useText } from '../ui/useText.ts';
import { JournalPanel, OpenJournalContext } from './journal/lazyJournalPanel.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import { useDemoLinks } from './nav/navLinks.ts';
import { SearchButton } from './search/SearchButton.tsx';
import { ThemeMenu } from './ThemeMenu.tsx';
import styles from './TopBar.module.css';
import { useSignOut } from './useSignOut.ts';

/** The product's logo: a folded map. */
const Logo = ({ size = 22 }: { size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 22 22"
    aria-hidden="true"
    fill="none"
    stroke="var(--brand)"
    strokeWidth="1.6"
    strokeLinejoin="round"
  >
    <path d="M2 6.5 8 3l6 3 6-2.5v12L14 19l-6-3-6 3Z" />
    <path d="M8 3v13M14 6v13M2 12l6-2.5L14 13l6-3" />
  </svg>
);

/** The bar above every page: product name and links at the left; search, language, theme, greeting and icons at the right. */
export function TopBar() {
  const t = useText();
  const [journal, setJournal] = useState(false);
  const openJournal = useCallback(() => setJournal(true), []);
  return (
    <OpenJournalContext value={openJournal}>
      <AppBar toolbar={<BarTools />} userMenu={<AccountLinks />}>
        <Link className={styles.product} to={paths.home}>
          <Logo />
          {t('shell.product')}
        </Link>
      </AppBar>
      {journal ? <JournalPanel onClose={() => setJournal(false)} /> : null}
    </OpenJournalContext>
  );
}

/** The items before the account links. In narrow windows they are in the sidebar. */
function BarTools() {
  const t = useText();
  const me = useIdentity();
  const demoLinks = useDemoLinks();
  const isFolded = useIsMenuInSidebar();
  return (
    <>
      <SearchButton folded={isFolded} />
      {isFolded ? null : (
        <>
          {demoLinks.map(({ to, label }) => (
            <IconLink key={to} to={to} label={label} Icon={BoltIcon} />
          ))}
          <LanguageMenu />
          <ThemeMenu />
          <span className={styles.divider} />
          <span className={styles.hello}>{t('shell.hello', { name: me.firstName })}</span>
        </>
      )}
    </>
  );
}

function AccountLinks() {
  const t = useText();
  const signOut = useSignOut();
  const openJournal = useContext(OpenJournalContext);
  const isFolded = useIsMenuInSidebar();
  return (
    <>
      <IconLink to={paths.profile} label={t('shell.profile')} Icon={PersonIcon} />
      {isFolded ? null : (
        <>
          <IconAction
            label={t('shell.journal')}
            aria-haspopup="dialog"
            {...JournalPanel.preloadProps}
            onClick={openJournal}
          >
            <HistoryIcon />
          </IconAction>
          <IconLink to={paths.apiKeys} label={t('shell.apiKeys')} Icon={VpnKeyIcon} />
          <IconLink to={paths.settings} label={t('shell.changePassword')} Icon={LockIcon} />
          <IconAction label={t('failure.signOut')} onClick={signOut}>
            <LogoutIcon />
          </IconAction>
        </>
      )}
    </>
  );
}

const IconLink = ({ to, label, Icon }: { to: string; label: string; Icon: ComponentType }) => (
  <Link className="icon-button" to={to} aria-label={label} title={label}>
    <Icon />
  </Link>
);
