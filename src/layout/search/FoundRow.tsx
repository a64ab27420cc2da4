import type { ComponentProps } from 'react';
import { Marked } from '../../ui/Marked.tsx';
import type { Found } from './found.ts';
import styles from './JumpDialog.module.css';
import { signs } from './signs.tsx';

interface Props extends ComponentProps<'li'> {
  found: Found;
  typed: string;
}

/** One thing found: its sign, its name with what was typed marked, what tells it from its namesakes, and the key where it is the choice. */
export const FoundRow = ({ found: { kind, label, note }, typed, ...option }: Props) => (
  <li {...option} className={styles.found}>
    {signs[kind]}
    <span className={styles.label}>
      <Marked text={label} wanted={typed.trim()} />
    </span>
    {note ? (
      <span className={styles.note}>
        <Marked text={note} wanted={typed.trim()} />
      </span>
    ) : null}
    <kbd aria-hidden="true">Enter</kbd>
  </li>
);
