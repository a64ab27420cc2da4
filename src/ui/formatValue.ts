import type { FieldKind } from '../platform/fieldKind.ts';
import { formatCount, formatDateTime, formatDuration, formatMoney } from './formats.ts';
import type { TranslateText } from './useText.ts';

const formats: Partial<Record<FieldKind, (value: number) => string>> = {
  number: formatCount,
  money: value => formatMoney(value),
  duration: formatDuration,
  epochSeconds: formatDateTime,
};

/**
 * Formats the value of a field by its kind. A missing value is ''. A value of another type, such as a text in
 * a number field, stays unchanged.
 */
export function formatPlain(kind: FieldKind | undefined, value: unknown): string {
  if (value === undefined || value === null) return '';
  const format = kind && formats[kind];
  return typeof value === 'number' && format ? format(value) : String(value);
}

/** Like `formatPlain`, with yes or no for booleans and dots for secrets. */
export function formatValue(kind: FieldKind | undefined, value: unknown, t: TranslateText): string {
  const text = formatPlain(kind, value);
  if (kind === 'secret') return text && '•'.repeat(8);
  return typeof value === 'boolean' ? t(value ? 'ui.yes' : 'ui.no') : text;
}
