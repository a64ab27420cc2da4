import SearchIcon from '@mui/icons-material/SearchOutlined';
import { useEffect, useId, useRef, useState } from 'react';
import { useDebouncedEffect } from '../../../ui/useDebounced.ts';
import { useText } from '../../../ui/useText.ts';
import styles from './access.module.css';

/** 'Can Dana use…': follows the address, and writes it when typing stops. */
export function AskBox({ label, asked, ask }: { label: string; asked: string; ask(question: string): Promise<boolean> }) {
  const t = useText();
  const id = useId();
  const [typed, setTyped] = useState(asked);
  const written = useRef(asked);
  useEffect(() => {
    if (asked !== written.current) setTyped(asked);
    written.current = asked;
  }, [asked]);
  const write = (question: string) => {
    if (question === written.current) return;
    written.current = question;
    void ask(question);
  };
  useDebouncedEffect(write, typed.trim());
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <span className={styles.ask}>
        <SearchIcon />
        <input
          className="input"
          id={id}
          type="search"
          aria-describedby={`${id}-hint`}
          placeholder={t('reach.askExample')}
          value={typed}
          onChange={event => setTyped(event.target.value)}
          onKeyDown={({ key }) => key === 'Enter' && write(typed.trim())}
        />
      </span>
      <span className="visually-hidden" id={`${id}-hint`}>
        {t('reach.askHint')}
      </span>
    </div>
  );
}
