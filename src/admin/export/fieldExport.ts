import { formatDateTime, formatDuration } from '../../ui/formats.ts';
import type { TextKey } from '../../ui/useText.ts';
import { selectFields, type FieldDefinition, type FieldsDefinition } from '../field/defineFields.ts';

export interface FileColumn {
  source: string;
  label: TextKey;
  /** Writes a value of a record, or of a file that the platform wrote. A value of another type is written as it is. */
  write(value: unknown): string;
}

const asText = (value: unknown) => (value === null || value === undefined ? '' : String(value));
const isNumber = (value: unknown) => typeof value === 'number' || /^\d+(\.\d+)?$/.test(asText(value));

const duration = (value: unknown) => (isNumber(value) ? formatDuration(Number(value)) : asText(value));
const boolean = (value: unknown) => {
  const text = asText(value).trim().toLowerCase();
  if (/^(true|yes|1)$/.test(text)) return 'true';
  return /^(false|no|0)$/.test(text) ? 'false' : asText(value);
};
/** Takes epoch seconds, where 0 means no time, or an ISO 8601 date and time. */
const epochSeconds = (value: unknown) => {
  if (isNumber(value)) return Number(value) ? formatDateTime(Number(value)) : '';
  const text = asText(value);
  return /^\d{4}-\d{2}-\d{2}T/.test(text) ? formatDateTime(Date.parse(text) / 1000) || text : text;
};

const writers: Partial<Record<NonNullable<FieldDefinition['kind']>, FileColumn['write']>> = {
  duration,
  boolean,
  epochSeconds,
};

/** The columns of exported files, one for each field with `export`. */
export const fieldExport = (fields: FieldsDefinition): FileColumn[] =>
  selectFields(fields, 'export').map(({ source, label, kind }) => ({
    source,
    label,
    write: (kind && writers[kind]) ?? asText,
  }));
