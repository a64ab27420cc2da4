/** Converts `2026-03-16` to the form of a group's date: 3/16/2026 (docs/decisions/group-dates.md). */
export const formatGroupDate = (isoDay: string) => isoDay.replace(/^(\d{4})-0?(\d+)-0?(\d+)$/, '$2/$3/$1');

const MONTH_FIRST = /^(\d{1,2})[/.\-\s](\d{1,2})[/.\-\s](\d{4})$/;
const YEAR_FIRST = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/;
const ISO = /^(\d{4}-\d{2}-\d{2})T[\d:.]+(Z|[+-]\d{2}:?\d{2})?$/;
/** Smaller epochs are in seconds, larger ones in milliseconds. */
const MIN_EPOCH_MS = 1e11;

const isoDay = (time: number) =>
  Math.abs(time) <= 8.64e15 ? new Date(time).toISOString().slice(0, 10) : undefined;
const isoDayFromEpoch = (epoch: number) => isoDay(Math.abs(epoch) < MIN_EPOCH_MS ? epoch * 1000 : epoch);

function parseIsoDay(text: string): string | undefined {
  if (/^\d{9,13}$/.test(text)) return isoDayFromEpoch(Number(text));
  const [timed, , zone] = ISO.exec(text) ?? [];
  if (timed) return isoDay(Date.parse(zone ? timed : `${timed}Z`));
  const [, month, day, year] = MONTH_FIRST.exec(text) ?? [];
  const [, ...yearFirst] = YEAR_FIRST.exec(text) ?? [];
  const parts = year ? [year, month, day] : yearFirst;
  if (!parts.length) return undefined;
  const iso = parts.map(part => part!.padStart(2, '0')).join('-');
  // `Date.parse` reads February 30 as March 2.
  return isoDay(Date.parse(iso)) === iso && iso >= '1000' ? iso : undefined;
}

/**
 * Reads a date as month/day/year, an ISO date or an epoch. Returns `3/16/2019`, or undefined for any other
 * value.
 */
export function readGroupDate(date: unknown): string | undefined {
  const iso =
    typeof date === 'number'
      ? isoDayFromEpoch(date)
      : typeof date === 'string'
        ? parseIsoDay(date.trim())
        : undefined;
  return iso && formatGroupDate(iso);
}

/** Returns the displayed date of a group. Text that is not a date is shown unchanged. */
export const displayGroupDate = (date: unknown): string =>
  readGroupDate(date) ?? (typeof date === 'string' ? date.trim() : '');
