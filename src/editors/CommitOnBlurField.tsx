import { describing, Field } from '../ui/Field.tsx';
import { fieldPathProps } from './json/fieldPaths.ts';
import type { Path } from './json/path.ts';
import { isMultiline } from './lineBreaks.ts';
import { useCommitOnBlur } from './useCommitOnBlur.ts';

interface Props {
  id: string;
  label: string;
  value: string;
  placeholder?: string;
  /** Renders a textarea; by default if the value has several lines. */
  lines?: boolean;
  readOnly?: boolean;
  /** Uses the monospaced font, for identifiers. */
  mono?: boolean;
  inputMode?: 'decimal';
  /** The id of a datalist with suggestions. */
  list?: string | undefined;
  hint?: string | undefined;
  /** The path that the field edits, so that a problem can focus it. */
  at?: Path;
  /** A second path that it edits. */
  also?: Path | undefined;
  /** Applies the input, or returns the error message. */
  commit(typed: string): string | undefined | void;
}

/** A field that is committed on blur or Enter; Escape resets it. */
export function CommitOnBlurField({
  id,
  label,
  value,
  placeholder,
  lines = isMultiline(value),
  readOnly,
  mono,
  inputMode,
  list,
  hint,
  at,
  also,
  commit,
}: Props) {
  const { typed, type, error, onBlur, onKeyDown } = useCommitOnBlur({ value, lines, readOnly, commit });
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
    <Field id={id} label={label} required={false} error={error} isAlert hint={hint}>
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
