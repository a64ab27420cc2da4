const composeIsoDay = (year: string, month: string, day: string) =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
const isValidDay = (isoDay: string) => {
  const date = new Date(`${isoDay}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(isoDay) && isoDay >= '1000';
};

/** Parses MM/DD/YYYY to `2026-11-01`, '' to ''. Undefined for an incomplete or impossible date. */
export function parseDay(typed: string): string | undefined {
  const text = typed.trim();
  if (text === '') return '';
  const [, month, day, year] =
    /^(\d{1,2})[/.\-\s](\d{1,2})[/.\-\s](\d{4})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(text) ?? [];
  if (!month || !day || !year) return undefined;
  const isoDay = composeIsoDay(year, month, day);
  return isValidDay(isoDay) ? isoDay : undefined;
}

/** Returns the epoch seconds at which a day begins in local time, or null for ''. */
export const dayToEpochSeconds = (isoDay: string): number | null =>
  isoDay ? new Date(`${isoDay}T00:00`).getTime() / 1000 : null;
