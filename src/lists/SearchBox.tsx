import SearchIcon from '@mui/icons-material/SearchOutlined';
import { useText } from '../ui/useText.ts';
import { useConsoleList } from './ConsoleList.ts';
import styles from './list.module.css';
import { useAddressedText } from './useAddressedText.ts';

/** The list's search text. It follows the address, and writes it when typing stops. */
export function SearchBox() {
  const t = useText();
  const { texts, state, change } = useConsoleList();
  const label = t(texts.search);
  const { typed, type, settle } = useAddressedText(state.q, q => change({ q }, { replace: true }));

  return (
    <label className={styles.search}>
      <span className="visually-hidden">{label}</span>
      <SearchIcon />
      <input
        className="input small"
        type="search"
        placeholder={label}
        value={typed}
        onChange={event => type(event.target.value)}
        onKeyDown={event => {
          if (event.key !== 'Enter') return;
          // The same Enter would answer the question about unsaved input.
          event.preventDefault();
          void settle();
        }}
      />
    </label>
  );
}
