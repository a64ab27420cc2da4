import { useState, type ComponentProps } from 'react';
import { useUnreadable } from '../FormContext.ts';
import { Field } from '../Field.tsx';
import styles from './NumberInput.module.css';
import { useField, type FieldProps } from './useField.ts';

/** How a number is read and written: null where there is none, undefined where it cannot be read. */
export interface Notation {
  read(typed: string): number | null | undefined;
  write(value: unknown): string;
}

export interface NumberInputProps<T> extends FieldProps<T, number>, Pick<ComponentProps<'input'>, 'autoFocus' | 'placeholder' | 'readOnly'> {
  /** Stands before the number, such as $. */
  unit?: string;
  /** Two digits after the point once the field is left. */
  cents?: boolean;
  /** Where the number is read and written otherwise, such as with its unit. */
  notation?: Notation;
}

/** Digits with a point and a sign, thousands parted by commas; null where there is none, undefined where it is no number. */
export function readNumber(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  return /^-?(\d+|\d{1,3}(,\d{3})+)?(\.\d*)?$/.test(text) && /\d/.test(text) ? Number(text.replaceAll(',', '')) : undefined;
}

function written(value: unknown, cents: boolean): string {
  if (typeof value !== 'number') return '';
  // What has more digits is refused, and stays to be seen.
  return cents && Number(value.toFixed(2)) === value ? value.toFixed(2) : String(value);
}

/** A number. Emptied it is null; what is no number is said and not sent. */
export function NumberInput<T = never>({ source, label, hint, error, unit, cents = false, notation, ...native }: NumberInputProps<T>) {
  const { field, around, described } = useField({ source, label, hint, error, format: value => value });
  const { read, write } = notation ?? { read: readNumber, write: (value: unknown) => written(value, cents) };
  const [typed, setTyped] = useState(() => write(field.value));
  // What the form holds by another way, such as a restored draft, is shown; what means the same stays as typed.
  const shown = (read(typed) ?? null) === (field.value ?? null) ? typed : write(field.value);
  const isNumber = read(shown) !== undefined;
  useUnreadable(field.name, isNumber ? undefined : 'ui.rule.number');
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
        if (isNumber) setTyped(write(field.value));
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
