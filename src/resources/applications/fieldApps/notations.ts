import { readDigits } from '../../../ui/digits.ts';
import { formatCount, formatEpochDate, formatIsoDate } from '../../../ui/formats.ts';

/**
 * Parses and formats the value of a `NumberInput`. `parse` returns null for empty text and undefined for text
 * that is not a number.
 */
interface Notation {
  parse(text: string): number | null | undefined;
  format(value: unknown): string;
}

/** Refuses negative numbers and allows blanks between the digits. */
const readQuantity = (text: string) =>
  text.startsWith('-') ? undefined : readDigits(text.replace(/\s/g, ''));

/** Accepts 24,000 and 1:24,000. Empty text means no limit, which is stored as 0. */
export const scaleNotation: Notation = {
  parse: typed => (typed.trim() === '' ? 0 : readQuantity(typed.trim().replace(/^1\s*:/, ''))),
  format: value =>
    typeof value === 'number'
      ? value === 0
        ? ''
        : formatCount(value)
      : typeof value === 'string'
        ? value
        : '',
};

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'];
const STEP = 1024;

/** A file size in bytes, written as 92 MB. A size that the platform stores as text stays text. */
export const fileSizeNotation: Notation = {
  parse: typed => {
    const text = typed.trim();
    if (text === '') return null;
    const [, number = '', unit = 'B'] = /^(.*?)\s*([KMGT]?B)?$/i.exec(text) ?? [];
    const times = readQuantity(number);
    return times === undefined ? undefined : Math.round(times * STEP ** UNITS.indexOf(unit.toUpperCase()));
  },
  format: value => {
    if (typeof value === 'string') return value;
    if (typeof value !== 'number' || !Number.isFinite(value) || value < 0) return '';
    const unit = Math.min(UNITS.length - 1, value < 1 ? 0 : Math.floor(Math.log(value) / Math.log(STEP)));
    const times = value / STEP ** unit;
    return `${formatCount(times < 10 ? Math.round(times * 10) / 10 : Math.round(times))} ${UNITS[unit]}`;
  },
};

/** Formats the day of a time that is stored in epoch seconds or as text. */
export const formatCreatedDay = (value: unknown): string =>
  typeof value === 'number'
    ? formatEpochDate(value)
    : typeof value === 'string'
      ? formatIsoDate(value.replace(/T.*$/, ''))
      : '';

/** Returns `2026-11-01` for an input, or '' if the value is not a date. */
export const toIsoDay = (value: unknown): string =>
  formatCreatedDay(value).replace(/^(\d{2})\/(\d{2})\/(\d{4})$|^.*$/, (_, month, day, year) =>
    year ? `${year}-${month}-${day}` : '',
  );
