import { textIn } from './unchecked.ts';

/** `2026-03-16` as a group is called: 3/16/2026 (decision 24). */
export const calledAfter = (isoDay: string) => isoDay.replace(/^(\d{4})-0?(\d+)-0?(\d+)$/, '$2/$3/$1');

const ISO = /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:?\d{2})?)?$/;
/** The milliseconds of an ISO date or of an epoch in seconds or milliseconds; one without a zone is in UTC. */
function timeIn(text: string): number {
  if (/^\d{10}(\d{3})?$/.test(text)) return Number(text.padEnd(13, '0'));
  const [iso, time, zone] = ISO.exec(text) ?? [];
  return iso ? Date.parse(time && !zone ? `${iso}Z` : iso) : Number.NaN;
}
/** The date of a group as it is shown: an ISO date or epoch as its day in UTC, any other text as it is. */
export function shownDate(date: unknown): string {
  const text = textIn(date).trim();
  const time = timeIn(text);
  return Number.isNaN(time) ? text : calledAfter(new Date(time).toISOString().slice(0, 10));
}
