import { useState } from 'react';
import { fieldKind } from '../../platform/fieldKind.ts';
import { DayInput } from '../../ui/date/DayInput.tsx';
import { dayToEpochSeconds } from '../../ui/date/parseDay.ts';
import { Field } from '../../ui/Field.tsx';
import { padTwo } from '../../ui/formats.ts';
import { useTextParse } from './TextInput.tsx';
import {
  useInputRule,
  useLabelledInput,
  useUnreadableText,
  type InputSource,
  type LabelledInputProps,
} from './useLabelledInput.ts';

export type DateInputProps<T> = LabelledInputProps & { source: InputSource<T, string | number> };

/** Returns the local day of a date, a date string or a timestamp, as `2026-11-01`. */
function toDay(value: unknown): string {
  if (value === undefined || value === null || value === '') return '';
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)) return value;
  // Converting an unexpected object to a date may throw.
  if (typeof value === 'object' && !(value instanceof Date)) return '';
  const date = new Date(value as string | number | Date);
  return Number.isNaN(date.getTime())
    ? ''
    : `${date.getFullYear()}-${padTwo(date.getMonth() + 1)}-${padTwo(date.getDate())}`;
}

const fromSeconds = (value: unknown) => toDay(typeof value === 'number' ? value * 1000 : value);

/**
 * react-admin's `DateInput`: a day as `2026-11-01`, typed or selected in a calendar. The value of a field of the kind `epochSeconds` is
 * the start of the day in local time.
 */
export function DateInput<T = unknown>({ className, ...props }: DateInputProps<T>) {
  const rule = useInputRule(props.source);
  const isEpochSeconds = rule !== undefined && fieldKind(rule) === 'epochSeconds';
  const { field, fieldProps, inputProps } = useLabelledInput({
    ...useTextParse(props.source),
    ...(isEpochSeconds ? { format: fromSeconds, parse: dayToEpochSeconds } : { format: toDay }),
    ...props,
  });
  const [isPartial, setPartial] = useState(false);
  useUnreadableText(field.name, isPartial && field.value === '' ? 'ui.rule.date' : undefined);
  return (
    <Field {...fieldProps}>
      <DayInput
        {...inputProps}
        className={className}
        disabled={field.disabled}
        name={field.name}
        ref={field.ref}
        label={typeof fieldProps.label === 'string' ? fieldProps.label : ''}
        value={field.value as string}
        choose={day => {
          setPartial(day === undefined);
          field.onChange(day ?? '');
        }}
        onBlur={event => field.onBlur(event)}
      />
    </Field>
  );
}
