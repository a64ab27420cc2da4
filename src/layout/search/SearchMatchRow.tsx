import BoltIcon from '@mui/icons-material/BoltOutlined';
import InsertDriveFileIcon from '@mui/icons-material/InsertDriveFileOutlined';
import type { ComponentProps } from 'react';
import { useResourceDefinitions } from 'react-admin';
import { Marked } from '../../ui/Marked.tsx';
import styles from './SearchDialog.module.css';
import type { SearchMatch } from './searchMatches.ts';

interface Props extends ComponentProps<'li'> {
  match: SearchMatch;
  typed: string;
}

function MatchIcon({ kind }: Pick<SearchMatch, 'kind'>) {
  const definitions = useResourceDefinitions();
  const Icon = kind === 'act' ? BoltIcon : kind === 'page' ? InsertDriveFileIcon : definitions[kind]?.icon;
  return Icon ? <Icon /> : null;
}

/** A match: its icon, its name with the query highlighted, a note that distinguishes records of the same name, and the Enter key. */
export const SearchMatchRow = ({ match: { kind, label, note }, typed, ...option }: Props) => (
  <li {...option} className={styles.found}>
    <MatchIcon kind={kind} />
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
