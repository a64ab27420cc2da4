import SearchIcon from '@mui/icons-material/SearchOutlined';
import { useText } from '../useText.ts';
import styles from './SearchField.module.css';

/** From this many rows on a panel has a search of its own. */
export const SEARCHED_FROM = 8;

interface Props {
  /** Of the panel. */
  title: string;
  typed: string;
  type(text: string): void;
}

/** Searches the rows of one panel; it stands at the right end of its head. */
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
