import SearchIcon from '@mui/icons-material/SearchOutlined';
import { useEffect, useRef, useState } from 'react';
import { useList } from './ListContext.ts';
import styles from './list.module.css';

/** Searches wait until typing stops for this long (spec 1 §9), milliseconds. */
export const DEBOUNCE = 500;

/** The list's search text. It follows the address, and writes it when typing stops. */
export function SearchBox({ label }: { label: string }) {
  const { state, change } = useList();
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
  const latest = useRef(write);
  latest.current = write;
  useEffect(() => {
    const timer = setTimeout(() => void latest.current(typed.trim()), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [typed]);

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
