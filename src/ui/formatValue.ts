import type { FieldKind } from '../platform/fieldKind.ts';
import { formatCount, formatDateTime, formatDuration, formatMoney } from './formats.ts';
import type { TranslateText } from './useText.ts';

const formats: Partial<Record<FieldKind, (value: number) => string>> = {
  number: formatCount,
  money: value => formatMoney(value),
  duration: formatDuration,
  epochSeconds: formatDateTime,
};

/** Formats the value of a field by its kind. A missing value is empty. A value that is not of its kind, such as a text for a number, is unchanged. */
export function formatPlain(kind: FieldKind | undefined, value: unknown): string {
  if (value === undefined || value === null) return '';
  const format = kind && formats[kind];
  return typeof value === 'number' && format ? format(value) : String(value);
}

/** `formatPlain`, and yes or no for a boolean, dots for a secret. */
export function formatValue(kind: FieldKind | undefined, value: unknown, t: TranslateText): string {
  const text = formatPlain(kind, value);
  if (kind === 'secret') return text && '•'.repeat(8);
  return typeof value === 'boolean' ? t(value ? 'ui.yes' : 'ui.no') : text;
}
