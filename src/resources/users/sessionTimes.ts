import type { UserSession } from '../../platform/sessions.ts';

export type TimeUnit = 'day' | 'week' | 'month' | 'year';

/** The sessions that began in one day, week, month or year. `from` is its local start in epoch milliseconds. */
export interface SessionBucket {
  from: number;
  sessions: (UserSession & { loginTime: number })[];
  /** The total duration of the ended sessions, in seconds. */
  seconds: number;
}

/** How many columns the chart has room for. */
const MAX_BUCKETS = 45;
const units: TimeUnit[] = ['day', 'week', 'month', 'year'];

export const sessionDuration = ({ loginTime, logoutTime }: UserSession) =>
  typeof loginTime === 'number' && typeof logoutTime === 'number' && logoutTime >= loginTime
    ? logoutTime - loginTime
    : undefined;

/** The local start of the day, week (from Monday), month or year, moved by `offset` units, in epoch milliseconds. */
export function bucketStart(unit: TimeUnit, ms: number, offset = 0): number {
  const date = new Date(ms);
  const [year, month, day] = [date.getFullYear(), date.getMonth(), date.getDate()];
  if (unit === 'year') return new Date(year + offset, 0).getTime();
  if (unit === 'month') return new Date(year, month + offset).getTime();
  if (unit === 'week') return new Date(year, month, day - ((date.getDay() + 6) % 7) + 7 * offset).getTime();
  return new Date(year, month, day + offset).getTime();
}

function bucketStarts(unit: TimeUnit, first: number, last: number): number[] {
  const buckets: number[] = [];
  for (
    let at = bucketStart(unit, first);
    at <= last && buckets.length <= MAX_BUCKETS;
    at = bucketStart(unit, at, 1)
  )
    buckets.push(at);
  return buckets;
}

/** Groups sessions by the smallest unit for which the chart has room. Units without sessions between them are included. */
export function groupSessions(sessions: UserSession[]): {
  unit: TimeUnit;
  buckets: SessionBucket[];
  undated: number;
} {
  const dated = sessions
    .filter(
      (session): session is UserSession & { loginTime: number } => typeof session.loginTime === 'number',
    )
    .sort((a, b) => a.loginTime - b.loginTime);
  const undated = sessions.length - dated.length;
  if (!dated.length) return { unit: 'day', buckets: [], undated };
  const [first, last] = [dated[0]!.loginTime * 1000, dated.at(-1)!.loginTime * 1000];
  const unit = units.find(one => bucketStarts(one, first, last).length <= MAX_BUCKETS) ?? 'year';
  const buckets = bucketStarts(unit, first, last).map((from): SessionBucket => ({
    from,
    sessions: [],
    seconds: 0,
  }));
  for (const session of dated) {
    const bucket = buckets.findLast(({ from }) => from <= session.loginTime * 1000)!;
    bucket.sessions.push(session);
    bucket.seconds += sessionDuration(session) ?? 0;
  }
  return { unit, buckets, undated };
}

const [MINUTE, HOUR] = [60, 3600];
const steps = [
  MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  30 * MINUTE,
  HOUR,
  2 * HOUR,
  4 * HOUR,
  6 * HOUR,
  12 * HOUR,
  24 * HOUR,
];

/** The grid lines of a chart of durations: at most five, from 0 to the first above the longest, in seconds. */
export function gridLines(longest: number): number[] {
  const step = steps.find(one => one * 4 >= longest) ?? Math.ceil(longest / 4 / (24 * HOUR)) * 24 * HOUR;
  return Array.from({ length: Math.max(1, Math.ceil(longest / step)) + 1 }, (_, line) => line * step);
}
