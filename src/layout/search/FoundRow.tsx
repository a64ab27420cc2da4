import BoltIcon from '@mui/icons-material/BoltOutlined';
import InsertDriveFileIcon from '@mui/icons-material/InsertDriveFileOutlined';
import type { ComponentProps } from 'react';
import { useResourceDefinitions } from 'react-admin';
import { Marked } from '../../ui/Marked.tsx';
import styles from './JumpDialog.module.css';
import type { SearchMatch } from './searchMatches.ts';

interface Props extends ComponentProps<'li'> {
  found: SearchMatch;
  typed: string;
}

function FoundIcon({ kind }: Pick<SearchMatch, 'kind'>) {
  const definitions = useResourceDefinitions();
  const Icon = kind === 'act' ? BoltIcon : kind === 'page' ? InsertDriveFileIcon : definitions[kind]?.icon;
  return Icon ? <Icon /> : null;
}

/** One thing found: its icon, its name with what was typed marked, what tells it from its namesakes, and the key where it is the choice. */
export const FoundRow = ({ found: { kind, label, note }, typed, ...option }: Props) => (
  <li {...option} className={styles.found}>
    <FoundIcon kind={kind} />
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
