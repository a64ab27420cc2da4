import { useId } from 'react';
import { FieldError } from '../../ui/FieldError.tsx';
import { isMultiline } from '../lineBreaks.ts';
import { Sentence } from '../Sentence.tsx';
import { useCommitOnBlur } from '../useCommitOnBlur.ts';
import styles from './structured.module.css';

interface Props {
  label: string;
  value: string;
  /** Shown before the value within its border. */
  name?: string;
  /** Identifies the value in its row: the name of an attribute, or `TEXT_FIELD`. */
  field: string;
  readOnly: boolean;
  /** Accepts the typed text, or returns an error message. */
  keep(typed: string): string | undefined | void;
}

/** Edits a value in place. It is accepted on blur and Enter; Escape restores it. */
export function XmlValue({ label, value, name, field: fieldName, readOnly, keep }: Props) {
  const id = useId();
  const lines = isMultiline(value);
  const { typed, type, error, onBlur, onKeyDown } = useCommitOnBlur({ value, lines, readOnly, commit: keep });
  const field = {
    'aria-label': label,
    'data-field': fieldName,
    value: typed,
    readOnly,
    spellCheck: false,
    'aria-invalid': error !== undefined,
    ...(error && { 'aria-describedby': `${id}-error` }),
    onBlur,
    onKeyDown,
  };
  return (
    <>
      <span className={lines ? `${styles.value} ${styles.lines}` : styles.value}>
        {name === undefined ? null : <span aria-hidden="true">{name}</span>}
        {lines ? (
          <textarea
            {...field}
            rows={Math.min(value.split('\n').length, 8)}
            onChange={event => type(event.target.value)}
          />
        ) : (
          <input
            {...field}
            size={Math.min(Math.max(typed.length, 2), 60)}
            autoComplete="off"
            onChange={event => type(event.target.value)}
          />
        )}
      </span>
      {error ? (
        <FieldError id={id} isAlert>
          <Sentence text={error} />
        </FieldError>
      ) : null}
    </>
  );
}
