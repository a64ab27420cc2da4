import { formatIsoDate } from '../formats.ts';

/** Days of the calendar as `2026-11-01`, without time and zone. '' is no day. */

const iso = (year: string, month: string, day: string) =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
const exists = (isoDay: string) => {
  const date = new Date(`${isoDay}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(isoDay) && isoDay >= '1000';
};

/**
 * Parses a day typed as MM/DD/YYYY. Returns undefined for any other text, such as an incomplete day or
 * February 30.
 */
export function readDay(typed: string): string | undefined {
  const text = typed.trim();
  if (text === '') return '';
  const [, month, day, year] =
    /^(\d{1,2})[/.\-\s](\d{1,2})[/.\-\s](\d{4})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(text) ?? [];
  if (!month || !day || !year) return undefined;
  const read = iso(year, month, day);
  return exists(read) ? read : undefined;
}

/** Formats a day as MM/DD/YYYY. Other text stays unchanged. */
export const writtenDay = (isoDay: string) => formatIsoDate(isoDay);
