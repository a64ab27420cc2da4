import { useFieldValue, type DateFieldProps as RaDateFieldProps, type RaRecord } from 'react-admin';
import { clock, day } from '../../ui/formats.ts';
import { drawnField, useEmptyText, type FieldProps } from './TextField.tsx';

type Format = Pick<RaDateFieldProps, 'locales' | 'options' | 'showDate' | 'showTime' | 'transform'>;

const toDate = (value: Date | number | string) => (value instanceof Date ? value : new Date(value));

/** react-admin's `DateField`, which writes MM/DD/YYYY and 24 hours unless options or locales are given (decision 24). */
export function DateField<T extends RaRecord = RaRecord>({
  className,
  emptyText,
  locales,
  options,
  showDate = true,
  showTime = false,
  transform = toDate,
  ...props
}: FieldProps<T> & Format) {
  const value: unknown = useFieldValue(props as { source: string });
  const none = useEmptyText(emptyText);
  const date = value === undefined || value === null ? undefined : transform(value);
  if (!(date instanceof Date) || Number.isNaN(date.getTime())) return drawnField(none, className);
  if (options || locales) {
    const said = showTime
      ? showDate
        ? date.toLocaleString(locales, options)
        : date.toLocaleTimeString(locales, options)
      : date.toLocaleDateString(locales, options);
    return drawnField(said, className);
  }
  return drawnField([showDate && day(date), showTime && clock(date)].filter(Boolean).join(' '), className);
}
