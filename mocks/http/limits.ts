import { and, eq, lte, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Db } from '../db/open.ts';
import { attemptsTable } from '../db/tables/attempts.ts';
import { ipv4Address } from '../hosts.ts';
import { HttpRefusal } from './refusal.ts';

/**
 * After `free` attempts comes a pause of `first` seconds. Each further attempt doubles it, up to `longest`.
 */
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
  /** Emails requested for one account: reset, verification, notifications. */
  mailsOfAccount: { free: 12, first: 60, longest: QUARTER },
  /** Cards that one account tries, accepted or not, so that no one can find valid numbers here. */
  cardsOfAccount: { free: 30, first: 60, longest: QUARTER },
  signUpsOfAddress: { free: 20, first: 60, longest: QUARTER },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

/** Attempts are forgotten this long after the last one, or after its pause. */
const FORGOTTEN_MS = QUARTER * 1000;
/** Forgotten attempts are deleted at this interval. */
const SWEPT_MS = 60_000;

/** Attempts of an unknown source (undefined) are not counted. */
type Attempt = [name: LimitName, whose: string | undefined];

/** Counts limited attempts for all programs on the database together. */
export interface Limits {
  /** Throws during a pause, with the remaining seconds. */
  admit(...tried: Attempt[]): Promise<void>;
  /**
   * Counts one more attempt of each. During a pause it throws and counts none, so that parallel attempts get
   * no further than sequential ones.
   */
  count(...tried: Attempt[]): Promise<void>;
  /** Resets the count. */
  forget(name: LimitName, whose: string): Promise<void>;
}

/**
 * The address of the client's connection. A header could contain anything, so it counts only from a trusted
 * proxy. Undefined if there is no connection.
 */
export function clientAddress(
  c: Context,
  { isTrusted = () => false }: { isTrusted?: ((address: string) => boolean) | undefined },
): string | undefined {
  const { incoming } = (c.env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } };
  if (!incoming) return undefined;
  const from = ipv4Address(incoming.socket?.remoteAddress ?? 'gone');
  const forwardedFor = (c.req.header('X-Forwarded-For') ?? '')
    .split(',')
    .flatMap(one => ipv4Address(one.trim()) || []);
  return [from, ...forwardedFor.reverse()].find((one, n, all) => !isTrusted(one) || n === all.length - 1);
}

export function createLimits(db: Db, now: () => Date, limits: Record<LimitName, Limit> = LIMITS): Limits {
  let sweptAt = 0;
  const refuse = (until: number, time: number) => {
    const left = Math.ceil((until - time) / 1000);
    if (left > 0)
      throw new HttpRefusal(429, 'Too many attempts. Try again later.', {}, { 'Retry-After': String(left) });
  };
  const of = (name: LimitName, whose: string) =>
    and(eq(attemptsTable.name, name), eq(attemptsTable.whose, whose));
  const recentAttempts = (tried: Attempt[]) =>
    tried.flatMap(([name, whose]) => (whose === undefined ? [] : [{ name, whose }]));

  async function sweep(time: number) {
    if (Math.abs(time - sweptAt) < SWEPT_MS) return;
    sweptAt = time;
    // Skips rows that are being counted, because waiting for them could cause a deadlock.
    const forgotten = sql`SELECT ctid FROM ${attemptsTable} WHERE ${lte(attemptsTable.forgottenAt, time)} FOR UPDATE SKIP LOCKED`;
    await db.delete(attemptsTable).where(sql`ctid = ANY(ARRAY(${forgotten}))`);
  }

  return {
    async admit(...tried) {
      const time = now().getTime();
      const rows = await Promise.all(
        recentAttempts(tried).map(({ name, whose }) =>
          db.select({ until: attemptsTable.until }).from(attemptsTable).where(of(name, whose)),
        ),
      );
      for (const { until } of rows.flat()) refuse(until, time);
    },
    async count(...tried) {
      const time = now().getTime();
      await sweep(time);
      await db.transaction(async tx => {
        for (const { name, whose } of recentAttempts(tried)) {
          // Writes the row unchanged, which locks it, so that a concurrent count waits.
          const first = { name, whose, count: 0, until: 0, forgottenAt: 0 };
          const [held] = await tx
            .insert(attemptsTable)
            .values(first)
            .onConflictDoUpdate({ target: [attemptsTable.name, attemptsTable.whose], set: { name } })
            .returning();
          refuse(held!.until, time);
          const { free, first: shortest, longest } = limits[name];
          const count = (held!.forgottenAt > time ? held!.count : 0) + 1;
          const until = time + 1000 * (count < free ? 0 : Math.min(shortest * 2 ** (count - free), longest));
          await tx
            .update(attemptsTable)
            .set({ count, until, forgottenAt: until + FORGOTTEN_MS })
            .where(of(name, whose));
        }
      });
    },
    async forget(name, whose) {
      await db.delete(attemptsTable).where(of(name, whose));
    },
  };
}
