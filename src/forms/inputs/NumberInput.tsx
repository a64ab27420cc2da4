import { useState, type ComponentProps } from 'react';
import { textIn } from '../../platform/unchecked.ts';
import { digits, readDigits } from '../../ui/digits.ts';
import { Field } from '../Field.tsx';
import { useUnreadable } from '../FormContext.ts';
import styles from './NumberInput.module.css';
import { useField, type FieldProps } from './useField.ts';

/** How a number is read and written: null where there is none, undefined where it cannot be read. */
export interface Notation {
  read(typed: string): number | null | undefined;
  write(value: unknown): string;
}

export interface NumberInputProps<T>
  extends FieldProps<T, number>, Pick<ComponentProps<'input'>, 'autoFocus' | 'placeholder' | 'readOnly'> {
  /** Stands before the number, such as $. */
  unit?: string;
  /** Two digits after the point once the field is left. */
  cents?: boolean;
  /** Where the number is read and written otherwise, such as with its unit. */
  notation?: Notation;
}

const readNumber = (typed: string) => (typed.trim() === '' ? null : readDigits(typed.trim()));

function written(value: unknown, cents: boolean): string {
  if (typeof value !== 'number') return textIn(value);
  // What has more digits is refused, and stays to be seen.
  return cents && Number(value.toFixed(2)) === value ? digits(value, 2) : digits(value);
}

/** A number. Emptied it is null; what is typed and is no number is said and not sent. What came as text stays that until somebody types. */
export function NumberInput<T = never>({
  source,
  label,
  hint,
  error,
  unit,
  cents = false,
  notation,
  ...native
}: NumberInputProps<T>) {
  const { field, around, described } = useField({ source, label, hint, error, format: value => value });
  const { read, write } = notation ?? { read: readNumber, write: (value: unknown) => written(value, cents) };
  const [typed, setTyped] = useState(() => write(field.value));
  // What the form holds by another way, such as a restored draft, is shown; what means the same stays as typed.
  const shown = (read(typed) ?? null) === (field.value ?? null) ? typed : write(field.value);
  const isReadable = typeof field.value === 'string' || read(shown) !== undefined;
  useUnreadable(field.name, isReadable ? undefined : 'ui.rule.number');
  const input = (
    <input
      className="input numbers"
      inputMode="decimal"
      autoComplete="off"
      {...described}
      {...native}
      {...field}
      value={shown}
      onChange={event => {
        setTyped(event.target.value);
        field.onChange(read(event.target.value) ?? null);
      }}
      onBlur={() => {
        if (isReadable) setTyped(write(field.value));
        field.onBlur();
      }}
    />
  );
  return (
    <Field {...around}>
      {unit ? (
        <span className={styles.unit}>
          <span aria-hidden="true">{unit}</span>
          {input}
        </span>
      ) : (
        input
      )}
    </Field>
  );
}
