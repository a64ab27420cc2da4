import SearchIcon from '@mui/icons-material/SearchOutlined';
import { useEffect, useRef, useState } from 'react';
import { useDebouncedEffect } from '../ui/useDebounced.ts';
import { useText } from '../ui/useText.ts';
import { useConsoleList } from './ConsoleList.ts';
import styles from './list.module.css';

/** The list's search text. It follows the address, and writes it when typing stops. */
export function SearchBox() {
  const t = useText();
  const { texts, state, change } = useConsoleList();
  const label = t(texts.search);
  const [typed, setTyped] = useState(state.q);
  const written = useRef(state.q);

  // The address changed by itself (Back, a cleared search): it wins over what stands in the box.
  useEffect(() => {
    if (state.q !== written.current) setTyped(state.q);
    written.current = state.q;
  }, [state.q]);

  const write = async (q: string) => {
    if (q === written.current) return;
    written.current = q;
    if (await change({ q }, { replace: true })) return;
    // Held back by unsaved input: the box says what the list shows, whatever is answered.
    written.current = state.q;
    setTyped(state.q);
  };
  useDebouncedEffect(write, typed.trim());

  return (
    <label className={styles.search}>
      <span className="visually-hidden">{label}</span>
      <SearchIcon />
      <input
        className="input small"
        type="search"
        placeholder={label}
        value={typed}
        onChange={event => setTyped(event.target.value)}
        onKeyDown={event => {
          if (event.key !== 'Enter') return;
          // The same Enter would answer the question about unsaved input.
          event.preventDefault();
          void write(typed.trim());
        }}
      />
    </label>
  );
}
