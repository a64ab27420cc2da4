import { useState } from 'react';
import { DayInput } from '../../ui/date/DayInput.tsx';
import { Field } from '../Field.tsx';
import { useUnreadable } from '../FormContext.ts';
import { useField, type FieldProps } from './useField.ts';

interface Props<T> extends FieldProps<T, string> {
  autoFocus?: boolean;
  /** From the day to what the form holds, and back, where that is no day as text. */
  parse?(day: string): unknown;
  format?(value: unknown): string;
}

/** A day, held as `2026-11-01`; half of one is said and not sent. */
export function DateInput<T = never>({ autoFocus, parse, ...props }: Props<T>) {
  const { field, around, described } = useField({
    ...props,
    ...(parse && { parse: day => parse(day as string) }),
  });
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
