import { useId } from 'react';
import { FieldError } from '../../ui/FieldError.tsx';
import { isMultiline } from '../lineBreaks.ts';
import { Sentence } from '../Sentence.tsx';
import { useCommitOnBlur } from '../useCommitOnBlur.ts';
import styles from './structured.module.css';

interface Props {
  label: string;
  value: string;
  /** Stands in front of it, within its frame. */
  name?: string;
  /** What it is of its row: the name of an attribute, or the text. */
  field: string;
  readOnly: boolean;
  /** Takes what was typed, or says why not. */
  keep(typed: string): string | undefined | void;
}

/** A value in its line, taken when it is left or by Enter; Escape puts back what stood there. */
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
