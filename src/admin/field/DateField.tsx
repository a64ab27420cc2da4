import { useFieldValue, type DateFieldProps as RaDateFieldProps, type RaRecord } from 'react-admin';
import { formatDate, formatTime } from '../../ui/formats.ts';
import { Time } from '../../ui/Time.tsx';
import { renderField, useEmptyText, type FieldProps } from './TextField.tsx';

type Format = Pick<RaDateFieldProps, 'locales' | 'options' | 'showDate' | 'showTime' | 'transform'>;

const defaultTransform = (value: Date | number | string) => (value instanceof Date ? value : new Date(value));

/** react-admin's `DateField`. Without `options` and `locales` the format is MM/DD/YYYY with 24-hour time (docs/decisions/dates.md). */
export function DateField<T extends RaRecord = RaRecord>({
  className,
  emptyText,
  locales,
  options,
  showDate = true,
  showTime = false,
  transform = defaultTransform,
  ...props
}: FieldProps<T> & Format) {
  const value: unknown = useFieldValue(props as { source: string });
  const empty = useEmptyText(emptyText);
  const date = value === undefined || value === null ? undefined : transform(value);
  if (!(date instanceof Date) || Number.isNaN(date.getTime())) return renderField(empty, className);
  const text =
    options || locales
      ? showTime
        ? showDate
          ? date.toLocaleString(locales, options)
          : date.toLocaleTimeString(locales, options)
        : date.toLocaleDateString(locales, options)
      : [showDate && formatDate(date), showTime && formatTime(date)].filter(Boolean).join(' ');
  return (
    <Time seconds={date.getTime() / 1000} className={className}>
      {text}
    </Time>
  );
}
