import type { ComponentProps } from 'react';
import { Field } from '../Field.tsx';
import styles from './FileInput.module.css';
import { useField, type FieldProps } from './useField.ts';

/** A file of this device, held as it is; no draft keeps it. */
export function FileInput<T = never>({
  accept,
  ...props
}: FieldProps<T, File> & Pick<ComponentProps<'input'>, 'accept'>) {
  const { field, around, described } = useField(props);
  const { value, onChange, ...rest } = field;
  const { 'aria-required': required, ...about } = described;
  const name = value instanceof File ? value.name : '';
  return (
    <Field {...around} hint={name || around.hint}>
      <input
        className={`input ${styles.file}`}
        type="file"
        accept={accept}
        required={required}
        {...about}
        {...rest}
        onChange={event => onChange(event.target.files?.[0] ?? null)}
      />
    </Field>
  );
}
