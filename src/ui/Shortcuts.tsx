import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import styles from './Shortcuts.module.css';

export interface Shortcut {
  to: string;
  Icon: ComponentType<{ fontSize?: 'large' }>;
  label: string;
  /** Describes the page. */
  text?: string;
}

export const Shortcuts = ({ label, shortcuts }: { label: string; shortcuts: Shortcut[] }) => (
  <nav aria-label={label}>
    <ul className={styles.shortcuts}>
      {shortcuts.map(({ to, Icon, label, text }) => (
        <li key={to}>
          <Link className={styles.shortcut} to={to}>
            <Icon fontSize="large" />
            <span>
              <b>{label}</b>
              {text ? <span>{text}</span> : null}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
