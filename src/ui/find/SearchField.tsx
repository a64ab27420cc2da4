import SearchIcon from '@mui/icons-material/SearchOutlined';
import { useText } from '../useText.ts';
import styles from './SearchField.module.css';

/** The number of rows from which a panel has a search. */
export const MIN_ROWS_FOR_SEARCH = 8;

interface Props {
  /** The title of the panel. */
  title: string;
  typed: string;
  type(text: string): void;
}

/** Searches the rows of one panel. */
export function SearchField({ title, typed, type }: Props) {
  const t = useText();
  return (
    <label className={`search-input ${styles.search}`}>
      <span className="visually-hidden">{`${t('ui.find')}: ${title}`}</span>
      <SearchIcon />
      <input
        className="input small"
        type="search"
        placeholder={t('ui.find')}
        value={typed}
        onChange={event => type(event.target.value)}
      />
    </label>
  );
}
