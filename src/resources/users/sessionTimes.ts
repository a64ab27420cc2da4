import type { UserSession } from '../../platform/sessions.ts';

export type Unit = 'day' | 'week' | 'month' | 'year';

/** The sessions that began in one day, week, month or year; `from` is its first midnight, local, epoch milliseconds. */
export interface Span {
  from: number;
  sessions: (UserSession & { loginTime: number })[];
  /** What those that ended lasted together, seconds. */
  seconds: number;
}

/** So many columns stand beside each other. */
const MOST = 45;
const units: Unit[] = ['day', 'week', 'month', 'year'];

export const lengthOf = ({ loginTime, logoutTime }: UserSession) =>
  typeof loginTime === 'number' && typeof logoutTime === 'number' && logoutTime >= loginTime
    ? logoutTime - loginTime
    : undefined;

/** The first midnight of the day, week (from Monday), month or year, `later` of them on. */
export function beginning(unit: Unit, ms: number, later = 0): number {
  const date = new Date(ms);
  const [year, month, day] = [date.getFullYear(), date.getMonth(), date.getDate()];
  if (unit === 'year') return new Date(year + later, 0).getTime();
  if (unit === 'month') return new Date(year, month + later).getTime();
  if (unit === 'week') return new Date(year, month, day - ((date.getDay() + 6) % 7) + 7 * later).getTime();
  return new Date(year, month, day + later).getTime();
}

function spansOf(unit: Unit, first: number, last: number): number[] {
  const spans: number[] = [];
  for (let at = beginning(unit, first); at <= last && spans.length <= MOST; at = beginning(unit, at, 1))
    spans.push(at);
  return spans;
}

/** Sessions by the day that they began on, or by the first longer unit in which all of them have room; days between them are there, too. */
export function byTime(sessions: UserSession[]): { unit: Unit; spans: Span[]; undated: number } {
  const dated = sessions
    .filter(
      (session): session is UserSession & { loginTime: number } => typeof session.loginTime === 'number',
    )
    .sort((a, b) => a.loginTime - b.loginTime);
  const undated = sessions.length - dated.length;
  if (!dated.length) return { unit: 'day', spans: [], undated };
  const [first, last] = [dated[0]!.loginTime * 1000, dated.at(-1)!.loginTime * 1000];
  const unit = units.find(one => spansOf(one, first, last).length <= MOST) ?? 'year';
  const spans = spansOf(unit, first, last).map((from): Span => ({ from, sessions: [], seconds: 0 }));
  for (const session of dated) {
    const span = spans.findLast(({ from }) => from <= session.loginTime * 1000)!;
    span.sessions.push(session);
    span.seconds += lengthOf(session) ?? 0;
  }
  return { unit, spans, undated };
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

/** Where the lines of a chart of lengths are, from 0 to the first one above the longest: at most five, seconds. */
export function gridLines(longest: number): number[] {
  const step = steps.find(one => one * 4 >= longest) ?? Math.ceil(longest / 4 / (24 * HOUR)) * 24 * HOUR;
  return Array.from({ length: Math.max(1, Math.ceil(longest / step)) + 1 }, (_, line) => line * step);
}
