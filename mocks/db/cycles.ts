import type { StoredPeriod } from './tables/subscriptionPlans.ts';

const DAY = 86_400;
/** The last moment that the tables can hold, in epoch seconds. */
const MAX_TIME = 2_147_483_647;

type Length = Pick<StoredPeriod, 'interval' | 'intervalCount'>;
/** The longest duration of each interval, in seconds. */
const MAX_SECONDS = { day: DAY, week: 7 * DAY, month: 31 * DAY, year: 366 * DAY };

/**
 * Adds months, or subtracts negative ones. Keeps the day and time, or uses the last day of a shorter month.
 */
export function monthsLater(start: number, months: number): number {
  const from = new Date(start * 1000);
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0)).getUTCDate();
  const to = new Date(start * 1000);
  to.setUTCDate(1);
  to.setUTCMonth(from.getUTCMonth() + months);
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return to.getTime() / 1000;
}

/**
 * When the n-th cycle ends. It is counted from the start and in UTC, so that neither a short month nor a
 * clock change moves later cycles.
 */
export function cycleEnd(start: number, { interval, intervalCount }: Length, n: number): number {
  const count = n * intervalCount;
  const end =
    interval === 'month'
      ? monthsLater(start, count)
      : interval === 'year'
        ? monthsLater(start, 12 * count)
        : start + count * MAX_SECONDS[interval];
  return end <= MAX_TIME ? end : MAX_TIME;
}

/** Which cycle contains a moment; 1 is the first. */
export function cycleAt(start: number, length: Length, at: number): number {
  let n = Math.max(Math.floor((at - start) / (length.intervalCount * MAX_SECONDS[length.interval])), 1);
  while (cycleEnd(start, length, n) <= Math.min(at, MAX_TIME - 1)) n++;
  return n;
}
