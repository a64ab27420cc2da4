import type { ComponentProps } from 'react';
import { Field } from '../Field.tsx';
import { useField, type FieldProps } from './useField.ts';

type Props<T> = FieldProps<T, string> &
  Pick<ComponentProps<'textarea'>, 'rows' | 'autoFocus' | 'placeholder' | 'readOnly'>;

/** A text of several lines. */
export function TextAreaInput<T = never>({
  source,
  label,
  hint,
  aside,
  error,
  rows = 4,
  ...native
}: Props<T>) {
  const { field, around, described } = useField({ source, label, hint, aside, error });
  return (
    <Field {...around}>
      <textarea className="input" rows={rows} {...described} {...native} {...field} />
    </Field>
  );
}
