import GroupIcon from '@mui/icons-material/GroupOutlined';
import PersonAddIcon from '@mui/icons-material/PersonAddOutlined';
import SellIcon from '@mui/icons-material/SellOutlined';
import { Link } from 'react-router-dom';
import { useMay } from '../../calls/MeContext.tsx';
import { paths } from '../../ui/paths.ts';
import { useText, type TextKey } from '../../ui/useText.ts';
import styles from './Shortcuts.module.css';

const shortcuts = [
  { to: paths.users, right: 'users', Icon: GroupIcon, label: 'users.title', text: 'home.shortcuts.users' },
  { to: paths.newUser, right: 'users', Icon: PersonAddIcon, label: 'users.new', text: 'home.shortcuts.newUser' },
  { to: paths.tags, right: 'tags', Icon: SellIcon, label: 'tags.title', text: 'home.shortcuts.tags' },
] as const satisfies { label: TextKey; text: TextKey; [key: string]: unknown }[];

/** What a day's work usually begins with. */
export function Shortcuts() {
  const t = useText();
  const may = useMay();
  return (
    <nav aria-label={t('home.shortcuts.label')}>
      <ul className={styles.shortcuts}>
        {shortcuts
          .filter(({ right }) => may(right))
          .map(({ to, Icon, label, text }) => (
            <li key={to}>
              <Link className={styles.shortcut} to={to}>
                <Icon fontSize="large" />
                <span>
                  <b>{t(label)}</b>
                  <span>{t(text)}</span>
                </span>
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
