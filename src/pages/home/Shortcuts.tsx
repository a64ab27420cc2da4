import { Tag, UserPlus, Users } from 'lucide-react';
import { Link } from 'react-router';
import { useMay } from '../../calls/MeContext.tsx';
import { paths } from '../../ui/paths.ts';
import { useText, type TextKey } from '../../ui/useText.ts';
import styles from './Shortcuts.module.css';

const shortcuts = [
  { to: paths.users, right: 'users', Icon: Users, label: 'shell.nav.users', text: 'home.shortcuts.users' },
  { to: paths.newUser, right: 'users', Icon: UserPlus, label: 'users.new', text: 'home.shortcuts.newUser' },
  { to: paths.tags, right: 'tags', Icon: Tag, label: 'shell.nav.tags', text: 'home.shortcuts.tags' },
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
                <Icon size={18} aria-hidden />
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
