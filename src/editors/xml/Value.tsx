import { useId, useState, type KeyboardEvent } from 'react';
import { FieldError } from '../../ui/FieldError.tsx';
import styles from './structured.module.css';

interface Props {
  label: string;
  value: string;
  /** Stands in front of it, within its frame. */
  name?: string;
  readOnly: boolean;
  /** Takes what was typed, or says why not. */
  keep(typed: string): string | undefined | void;
}

/** A value in its line, taken when it is left or by Enter; Escape puts back what stood there. */
export function Value({ label, value, name, readOnly, keep }: Props) {
  const id = useId();
  const [typed, type] = useState(value);
  const [before, setBefore] = useState(value);
  const [error, setError] = useState<string>();
  if (value !== before) {
    setBefore(value);
    type(value);
  }
  const lines = value.includes('\n');
  const take = () => setError(readOnly || typed === value ? undefined : keep(typed) || undefined);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !(lines && !event.ctrlKey && !event.metaKey)) {
      event.preventDefault();
      take();
    } else if (event.key === 'Escape' && typed !== value) {
      event.preventDefault();
      event.stopPropagation();
      setError(undefined);
      type(value);
    }
  };
  const field = {
    'aria-label': label,
    value: typed,
    readOnly,
    spellCheck: false,
    'aria-invalid': error !== undefined,
    ...(error && { 'aria-describedby': `${id}-error` }),
    onBlur: take,
    onKeyDown,
  };
  return (
    <>
      <span className={lines ? `${styles.value} ${styles.lines}` : styles.value}>
        {name === undefined ? null : <span aria-hidden="true">{name}</span>}
        {lines ? (
          <textarea {...field} rows={Math.min(value.split('\n').length, 8)} onChange={event => type(event.target.value)} />
        ) : (
          <input {...field} size={Math.min(Math.max(typed.length, 2), 60)} autoComplete="off" onChange={event => type(event.target.value)} />
        )}
      </span>
      {error ? <FieldError id={id} alert>{error}</FieldError> : null}
    </>
  );
}
