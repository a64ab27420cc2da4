import { useFieldValue, type NumberFieldProps as RaNumberFieldProps, type RaRecord } from 'react-admin';
import { formatCount } from '../../ui/formats.ts';
import { renderField, useEmptyText, type FieldProps } from './TextField.tsx';

type Format = Pick<RaNumberFieldProps, 'locales' | 'options' | 'transform'>;

/** Formats a number in the console's language, or with `options` and `locales`. Other values are converted to strings. */
export function formatNumber(
  value: unknown,
  options?: Format['options'],
  locales?: Format['locales'],
): string {
  if (typeof value !== 'number') return value === undefined || value === null ? '' : String(value);
  return options || locales ? value.toLocaleString(locales, options) : formatCount(value);
}

const parseNumber = (value: string) => (value !== '' && !Number.isNaN(Number(value)) ? Number(value) : value);

/** react-admin's `NumberField`. */
export function NumberField<T extends RaRecord = RaRecord>({
  className,
  emptyText,
  locales,
  options,
  transform,
  ...props
}: FieldProps<T> & Format) {
  const value: unknown = useFieldValue(props as { source: string });
  const empty = useEmptyText(emptyText);
  const transformed = transform ? transform(value) : typeof value === 'string' ? parseNumber(value) : value;
  return renderField(formatNumber(transformed, options, locales) || empty, className);
}
