import { epochSecondsToDate, formatDateTime, formatDuration } from '../../ui/formats.ts';
import { withTimeZone } from '../../ui/timeZone.ts';
import type { TextKey, TranslateText } from '../../ui/useText.ts';
import { selectFields, type FieldDefinition, type FieldsDefinition } from '../field/defineFields.ts';

export interface FileColumn {
  source: string;
  label: TextKey;
  /** Writes a value of a record, or of a file that the platform wrote. A value of another type is written as it is. */
  write(value: unknown): string;
  /** Whether `write` writes a value in local time, or has no time to write. Only columns of times have it. */
  isTime?(value: unknown): boolean;
}

const asText = (value: unknown) => (value === null || value === undefined ? '' : String(value));
const isNumber = (value: unknown) => typeof value === 'number' || /^\d+(\.\d+)?$/.test(asText(value));

const duration = (value: unknown) => (isNumber(value) ? formatDuration(Number(value)) : asText(value));
const boolean = (value: unknown) => {
  const text = asText(value).trim().toLowerCase();
  if (/^(true|yes|1)$/.test(text)) return 'true';
  return /^(false|no|0)$/.test(text) ? 'false' : asText(value);
};
/** Reads epoch seconds, or an ISO 8601 date and time. */
const readEpochSeconds = (value: unknown) =>
  isNumber(value)
    ? Number(value)
    : /^\d{4}-\d{2}-\d{2}T/.test(asText(value))
      ? Date.parse(asText(value)) / 1000
      : undefined;
/** Epoch seconds of 0 are no time. */
const epochSeconds = (value: unknown) => {
  const seconds = readEpochSeconds(value);
  return seconds === 0 ? '' : formatDateTime(seconds) || asText(value);
};
const isTime = (value: unknown) =>
  asText(value) === '' || epochSecondsToDate(readEpochSeconds(value)) !== undefined;

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
    ...(kind === 'epochSeconds' && { isTime }),
  }));

/** Returns the header of a column with these values. It names the time zone if they are written in local time. */
export const fileHeader = ({ label, isTime }: FileColumn, values: unknown[], t: TranslateText) =>
  isTime && values.every(isTime) ? withTimeZone(t(label)) : t(label);
