import { useFieldValue, type NumberFieldProps as RaNumberFieldProps, type RaRecord } from 'react-admin';
import { count } from '../../ui/formats.ts';
import { drawnField, useEmptyText, type FieldProps } from './TextField.tsx';

type Format = Pick<RaNumberFieldProps, 'locales' | 'options' | 'transform'>;

/** A quantity as the chosen language writes it, or as the options say; what is no number as it came. */
export function numberText(value: unknown, options?: Format['options'], locales?: Format['locales']): string {
  if (typeof value !== 'number') return value === undefined || value === null ? '' : String(value);
  return options || locales ? value.toLocaleString(locales, options) : count(value);
}

const asNumber = (value: string) => (value !== '' && !Number.isNaN(Number(value)) ? Number(value) : value);

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
  const none = useEmptyText(emptyText);
  const transformed = transform ? transform(value) : typeof value === 'string' ? asNumber(value) : value;
  return drawnField(numberText(transformed, options, locales) || none, className);
}
