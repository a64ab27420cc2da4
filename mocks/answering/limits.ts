import type { Context } from 'hono';
import { Refusal } from './refusal.ts';

/** After `free` attempts comes a pause of `first` seconds; each further attempt makes it twice as long, `longest` at most. */
export interface Limit {
  free: number;
  first: number;
  longest: number;
}

const QUARTER = 900;
export const LIMITS = {
  /** Wrong passwords for one account, and from one address. */
  passwordsOfAccount: { free: 5, first: 15, longest: QUARTER },
  passwordsOfAddress: { free: 50, first: 15, longest: QUARTER },
  /** Reset and verification mails that were asked for one account. */
  mailsOfAccount: { free: 12, first: 60, longest: QUARTER },
  /** Cards that one account tries, taken or not: nobody finds out here which numbers are good. */
  cardsOfAccount: { free: 30, first: 60, longest: QUARTER },
  signUpsOfAddress: { free: 20, first: 60, longest: QUARTER },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

interface Attempts {
  count: number;
  /** Epoch milliseconds. */
  last: number;
  until: number;
}

/** What is remembered of one limit; whoever came longest ago is forgotten first. */
const MOST_REMEMBERED = 10_000;
/** Attempts are forgotten this long after the last of them, or after its pause. */
const FORGOTTEN_MS = QUARTER * 1000;

/** Counts what must not be tried endlessly. Whose attempts they are may be unknown (undefined): such are not counted. */
export interface Limits {
  /** Ends a call whose pause is not over, with the seconds that remain. */
  admit(name: LimitName, whose: string | undefined): void;
  count(name: LimitName, whose: string | undefined): void;
  /** Begins anew: for one, or for all. */
  forget(name?: LimitName, whose?: string): void;
}

/** The address a call comes from, by its connection: a header could say anything. Undefined where there is no connection. */
export function clientOf(c: Context): string | undefined {
  const { incoming } = (c.env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } };
  return incoming && (incoming.socket?.remoteAddress ?? 'gone');
}

export function createLimits(now: () => Date, limits: Record<LimitName, Limit> = LIMITS): Limits {
  const remembered = Object.fromEntries(Object.keys(limits).map(name => [name, new Map()])) as Record<LimitName, Map<string, Attempts>>;
  const known = (name: LimitName, whose: string, time: number) => {
    const attempts = remembered[name].get(whose);
    return attempts && Math.max(attempts.last, attempts.until) + FORGOTTEN_MS > time ? attempts : undefined;
  };
  return {
    admit(name, whose) {
      if (whose === undefined) return;
      const time = now().getTime();
      const left = Math.ceil(((known(name, whose, time)?.until ?? 0) - time) / 1000);
      if (left > 0) throw new Refusal(429, 'Too many attempts. Try again later.', {}, { 'Retry-After': String(left) });
    },
    count(name, whose) {
      if (whose === undefined) return;
      const { free, first, longest } = limits[name];
      const time = now().getTime();
      const count = (known(name, whose, time)?.count ?? 0) + 1;
      const pause = count < free ? 0 : Math.min(first * 2 ** (count - free), longest);
      const entries = remembered[name];
      entries.delete(whose);
      if (entries.size >= MOST_REMEMBERED) entries.delete(entries.keys().next().value!);
      entries.set(whose, { count, last: time, until: time + pause * 1000 });
    },
    forget(name, whose) {
      if (name === undefined) for (const entries of Object.values(remembered)) entries.clear();
      else if (whose !== undefined) remembered[name].delete(whose);
    },
  };
}
