import { useState } from 'react';
import { DayInput } from '../../ui/date/DayInput.tsx';
import { useUnreadable } from '../FormContext.ts';
import { Field } from '../Field.tsx';
import { useField, type FieldProps } from './useField.ts';

/** A day, held as `2026-11-01`; half of one is said and not sent. */
export function DateInput<T = never>({ autoFocus, ...props }: FieldProps<T, string> & { autoFocus?: boolean }) {
  const { field, around, described } = useField(props);
  const [half, setHalf] = useState(false);
  useUnreadable(field.name, half && field.value === '' ? 'ui.rule.date' : undefined);
  return (
    <Field {...around}>
      <DayInput
        {...described}
        autoFocus={autoFocus}
        name={field.name}
        ref={field.ref}
        label={around.label}
        value={field.value}
        choose={day => {
          setHalf(day === undefined);
          field.onChange(day ?? '');
        }}
        onBlur={() => field.onBlur()}
      />
    </Field>
  );
}
