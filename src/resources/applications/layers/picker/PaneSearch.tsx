import SearchIcon from '@mui/icons-material/SearchOutlined';
import styles from './picker.module.css';

/** Filters the loaded rows of one pane. */
export const PaneSearch = ({
  label,
  typed,
  type,
}: {
  label: string;
  typed: string;
  type(text: string): void;
}) => (
  <label className={`search-input ${styles.search}`}>
    <span className="visually-hidden">{label}</span>
    <SearchIcon />
    <input
      className="input small"
      type="search"
      placeholder={label}
      value={typed}
      onChange={({ target }) => type(target.value)}
    />
  </label>
);
