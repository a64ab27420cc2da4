import type { ComponentProps, ReactNode } from 'react';
import { Field } from '../Field.tsx';
import { useField, type FieldProps } from './useField.ts';

type Native = Omit<ComponentProps<'input'>, 'name' | 'value' | 'onChange' | 'onBlur'>;

export interface TextInputProps<T> extends FieldProps<T, string>, Native {
  onChange?(): void;
  onBlur?(): void;
  /** From what is typed to what the form holds. */
  parse?(typed: unknown): unknown;
  /** Stands in for the bare input, such as one with a button in it. */
  wrap?(input: ReactNode): ReactNode;
}

/** A line of text. Emptied it is '', as the platform has it. */
export function TextInput<T = never>({
  source,
  label,
  hint,
  aside,
  error,
  onChange,
  onBlur,
  parse,
  wrap,
  className = 'input',
  ...native
}: TextInputProps<T>) {
  const { field, around, described } = useField({
    source,
    label,
    hint,
    aside,
    error,
    onChange,
    onBlur,
    ...(parse && { parse }),
  });
  const input = <input className={className} {...described} {...native} {...field} />;
  return <Field {...around}>{wrap ? wrap(input) : input}</Field>;
}
