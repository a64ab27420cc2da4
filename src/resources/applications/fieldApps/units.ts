import { readDigits } from '../../../ui/digits.ts';
import { formatCount, formatEpochDate, formatIsoDate } from '../../../ui/formats.ts';

/** How a `NumberInput` parses a text and formats a number: null if it is empty, undefined if it is no number. */
interface Notation {
  parse(text: string): number | null | undefined;
  format(value: unknown): string;
}

/** A quantity is never less than nothing; its thousands may be parted by blanks, too. */
const readQuantity = (text: string) =>
  text.startsWith('-') ? undefined : readDigits(text.replace(/\s/g, ''));

/** A scale as people write it, 24,000 of 1:24,000; nothing where there is no limit, which is 0. */
export const scale: Notation = {
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

/** How large a file is, in bytes: 92 MB. What the platform has as text stays that text. */
export const fileSize: Notation = {
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

/** The day of a time that the platform has in epoch seconds or as text. */
export const createdDay = (value: unknown): string =>
  typeof value === 'number'
    ? formatEpochDate(value)
    : typeof value === 'string'
      ? formatIsoDate(value.replace(/T.*$/, ''))
      : '';

/** The same for an input: `2026-11-01`; nothing where it is no day. */
export const createdIso = (value: unknown): string =>
  createdDay(value).replace(/^(\d{2})\/(\d{2})\/(\d{4})$|^.*$/, (_, month, day, year) =>
    year ? `${year}-${month}-${day}` : '',
  );

/** A chosen day as the platform counts time, epoch seconds of its midnight here. */
export const toEpochSeconds = (isoDay: string): number | null =>
  isoDay ? Math.floor(new Date(`${isoDay}T00:00`).getTime() / 1000) : null;
