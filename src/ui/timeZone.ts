import { formatDateTime, formatIsoDate, padTwo } from './formats.ts';

/** Returns the time zone of the browser, such as `Europe/Berlin`. It can change while the page is open. */
export const timeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Appends the time zone to a time, or to the header of a column of times. */
export const withTimeZone = (text: string) => `${text} (${timeZone()})`;

/** `GMT+1`, `GMT-3:30` */
function formatOffset(date: Date): string {
  const minutes = -date.getTimezoneOffset();
  if (!minutes) return 'GMT';
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `GMT${minutes < 0 ? '-' : '+'}${hours}${rest ? `:${padTwo(rest)}` : ''}`;
}

/** Returns a time with its zone and in UTC: `11/01/2026 00:00 GMT+1 (Europe/Berlin) · 10/31/2026 23:00 UTC`. */
export function describeTime(seconds: number): string {
  const date = new Date(seconds * 1000);
  const [isoDay = '', time = ''] = date.toISOString().split('T');
  const utc = `${formatIsoDate(isoDay)} ${time.slice(0, 5)} UTC`;
  const zone = timeZone();
  return zone === 'UTC' ? utc : `${formatDateTime(seconds)} ${formatOffset(date)} (${zone}) · ${utc}`;
}
