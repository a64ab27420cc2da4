import { and, eq, lte, or, sql } from 'drizzle-orm';
import { cycleAt, cycleEnd } from '../db/cycles.ts';
import { ATTEMPTS } from '../db/invoices.ts';
import type { Db } from '../db/open.ts';
import { subscriptionsTable } from '../db/tables/subscriptions.ts';
import { secondsSinceEpoch, type Environment } from '../http/environment.ts';
import { attemptsOf, paying, type Pay } from './charging.ts';
import type { SubscriptionRow } from './subscriptionReply.ts';
import { defaultCard, lockPerson } from './wallet.ts';

/** At most this many missed cycles are charged one by one; earlier ones are not charged. */
const MOST_BEHIND = 36;

const ended = (row: SubscriptionRow, at: number): SubscriptionRow => ({
  ...row,
  archived: true,
  pastDue: false,
  canceledAt: at,
  endedAt: at,
});

/** Moves a subscription to the cycle of a moment. */
function inCycleOf(row: SubscriptionRow, at: number): SubscriptionRow {
  const n = cycleAt(row.startedAt, row.period!, at);
  return {
    ...row,
    cycleStartedAt: n > 1 ? cycleEnd(row.startedAt, row.period!, n - 1) : row.startedAt,
    endsAt: cycleEnd(row.startedAt, row.period!, n),
  };
}

/** Skips to the last cycles if too many were missed. */
function nearTo(row: SubscriptionRow, now: number): SubscriptionRow {
  const n = cycleAt(row.startedAt, row.period!, now) - MOST_BEHIND;
  return n > 1 && cycleEnd(row.startedAt, row.period!, n) > row.endsAt
    ? inCycleOf(row, cycleEnd(row.startedAt, row.period!, n - 1))
    : row;
}

/** Charges the next cycle, which begins even if the charge fails. */
async function renewed(row: SubscriptionRow, pay: Pay, now: number): Promise<SubscriptionRow> {
  const at = row.endsAt;
  if (row.noAutoRenew || !row.period) return ended(row, at);
  const { event, failed } = await pay(row, at, 1);
  const next = { ...inCycleOf(row, at), events: [...row.events, event], pastDue: failed !== undefined };
  return next.pastDue ? next : nearTo(next, now);
}

/**
 * Charges an unpaid cycle again. The last failed attempt ends the subscription. If the cycle is over by then,
 * a paid attempt begins a new one.
 */
async function retried(row: SubscriptionRow, pay: Pay, at: number): Promise<SubscriptionRow> {
  if (!row.period) return ended(row, at);
  const attempt = attemptsOf(row).made + 1;
  const { event, failed } = await pay(row, at, attempt);
  const tried = { ...row, events: [...row.events, event] };
  if (failed !== undefined) return attempt >= ATTEMPTS ? ended(tried, at) : tried;
  const paid = { ...tried, pastDue: false };
  return row.endsAt > at
    ? paid
    : { ...paid, startedAt: at, cycleStartedAt: at, endsAt: cycleEnd(at, row.period, 1) };
}

/** Applies the renewals and retries that are due by `now`. */
export async function lived(row: SubscriptionRow, now: number, pay: Pay): Promise<SubscriptionRow> {
  let one = row;
  for (;;) {
    if (one.archived) return one;
    const due = one.pastDue ? attemptsOf(one).next : one.endsAt;
    // A subscription that came from V4 past due has no next attempt, so it is charged now.
    const at = due ?? now;
    if (at > now) return one;
    one = one.pastDue ? await retried(one, pay, at) : await renewed(one, pay, now);
  }
}

const nextAttempt = sql`(${subscriptionsTable.events} -> -1 -> 'data' -> 'object' ->> 'next_payment_attempt')::int`;
/** Subscriptions with a renewal or a retry that is not stored yet. */
const dueBy = (now: number) =>
  and(
    eq(subscriptionsTable.archived, false),
    or(
      and(eq(subscriptionsTable.pastDue, false), lte(subscriptionsTable.endsAt, now)),
      and(eq(subscriptionsTable.pastDue, true), sql`coalesce(${nextAttempt}, 0) <= ${now}`),
    ),
  );

/** Stores the renewals and retries of a user's subscriptions that are due by now. */
export async function settle(env: Environment, userId: string) {
  const now = secondsSinceEpoch(env.cards.now());
  const due = and(eq(subscriptionsTable.userId, userId), dueBy(now));
  if (
    !(await env.db.select({ id: subscriptionsTable.id }).from(subscriptionsTable).where(due).limit(1)).length
  )
    return;
  const changedUser = await env.db.transaction(async tx => {
    await lockPerson(tx, userId);
    const pay = paying(env, await defaultCard(tx, userId));
    const rows = await tx
      .select()
      .from(subscriptionsTable)
      .where(due)
      .orderBy(subscriptionsTable.id)
      .for('update');
    for (const row of rows) await storeSubscription(tx, await lived(row, now, pay));
    return rows;
  });
  for (const { id } of changedUser) tellSubscription(env, id, userId);
}

const BATCH = 500;
/** Settles the subscriptions of up to `BATCH` users, before a list is filtered by subscription. */
export async function settleAll(env: Environment) {
  const people = await env.db
    .selectDistinct({ id: subscriptionsTable.userId })
    .from(subscriptionsTable)
    .where(dueBy(secondsSinceEpoch(env.cards.now())))
    .limit(BATCH);
  for (const { id } of people) await settle(env, id);
}

export async function storeSubscription(tx: Db, { id, ...row }: SubscriptionRow) {
  await tx.update(subscriptionsTable).set(row).where(eq(subscriptionsTable.id, id));
}

export function tellSubscription({ changed }: Environment, id: string, userId: string) {
  changed('subscriptions', 'save', id, { person: userId });
  changed('users', 'save', userId);
}
