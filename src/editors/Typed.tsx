import { describing, Field } from '../ui/Field.tsx';
import { fieldPathProps } from './json/fieldPaths.ts';
import type { Path } from './json/path.ts';
import { hasLines } from './lineEnds.ts';
import { useTaken } from './useTaken.ts';

interface TypedProps {
  id: string;
  label: string;
  value: string;
  placeholder?: string;
  /** It is a text of several lines; without it where the value has some. */
  lines?: boolean;
  readOnly?: boolean;
  /** Identifiers stand in the monospaced face. */
  mono?: boolean;
  inputMode?: 'decimal';
  /** The id of a list of what may be meant. */
  list?: string | undefined;
  hint?: string | undefined;
  /** What of the document it is, so that a problem leads here. */
  at?: Path;
  /** What else it is. */
  also?: Path | undefined;
  /** Takes what was typed, or says why not. */
  keep(typed: string): string | undefined | void;
}

/** A field that is taken when it is left, or by Enter; Escape puts back what stood there. */
export function CommitOnBlurField({
  id,
  label,
  value,
  placeholder,
  lines = hasLines(value),
  readOnly,
  mono,
  inputMode,
  list,
  hint,
  at,
  also,
  keep,
}: TypedProps) {
  const { typed, type, error, onBlur, onKeyDown } = useTaken({ value, lines, readOnly, keep });
  const field = {
    id,
    value: typed,
    readOnly,
    placeholder,
    'aria-invalid': error !== undefined,
    ...describing(id, error, hint),
    ...(at && fieldPathProps(at, also)),
    onBlur,
    onKeyDown,
  };
  return (
    <Field id={id} label={label} required={false} error={error} alert hint={hint}>
      {lines ? (
        <textarea
          className={mono ? 'input mono' : 'input'}
          rows={3}
          {...field}
          onChange={event => type(event.target.value)}
        />
      ) : (
        <input
          className={mono ? 'input small mono' : 'input small'}
          inputMode={inputMode}
          list={list}
          autoComplete="off"
          spellCheck={false}
          {...field}
          onChange={event => type(event.target.value)}
        />
      )}
    </Field>
  );
}
