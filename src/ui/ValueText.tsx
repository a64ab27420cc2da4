import type { FieldKind } from '../platform/fieldKind.ts';
import { formatOptional } from './formats.ts';
import { formatValue } from './formatValue.ts';
import { Time } from './Time.tsx';
import { useText } from './useText.ts';

/** Shows the value of a field by its kind. */
export function ValueText({ kind, value }: { kind: FieldKind | undefined; value: unknown }) {
  const text = formatOptional(formatValue(kind, value, useText()));
  return kind === 'epochSeconds' && typeof value === 'number' ? <Time seconds={value}>{text}</Time> : text;
}
