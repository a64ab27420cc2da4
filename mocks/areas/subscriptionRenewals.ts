import { and, eq, lte, or, sql } from 'drizzle-orm';
import { cycleAt, cycleEnd } from '../db/cycles.ts';
import { MAX_ATTEMPTS } from '../db/invoices.ts';
import type { Db } from '../db/open.ts';
import { subscriptionsTable } from '../db/tables/subscriptions.ts';
import { secondsSinceEpoch, type Environment } from '../http/environment.ts';
import { chargeAttempts, createCharge, type Charge } from './charging.ts';
import type { SubscriptionRow } from './subscriptionReply.ts';
import { defaultCard, lockUser } from './userCards.ts';

/** At most this many missed cycles are charged one by one; earlier ones are not charged. */
const MAX_MISSED_CYCLES = 36;

const endSubscription = (row: SubscriptionRow, at: number): SubscriptionRow => ({
  ...row,
  archived: true,
  pastDue: false,
  canceledAt: at,
  endedAt: at,
});

/** Moves a subscription to the cycle of a moment. */
function moveToCycle(row: SubscriptionRow, at: number): SubscriptionRow {
  const n = cycleAt(row.startedAt, row.period!, at);
  return {
    ...row,
    cycleStartedAt: n > 1 ? cycleEnd(row.startedAt, row.period!, n - 1) : row.startedAt,
    endsAt: cycleEnd(row.startedAt, row.period!, n),
  };
}

/** Skips to the last cycles if too many were missed. */
function skipMissedCycles(row: SubscriptionRow, now: number): SubscriptionRow {
  const n = cycleAt(row.startedAt, row.period!, now) - MAX_MISSED_CYCLES;
  return n > 1 && cycleEnd(row.startedAt, row.period!, n) > row.endsAt
    ? moveToCycle(row, cycleEnd(row.startedAt, row.period!, n - 1))
    : row;
}

/** Charges the next cycle, which begins even if the charge fails. */
async function renew(row: SubscriptionRow, charge: Charge, now: number): Promise<SubscriptionRow> {
  const at = row.endsAt;
  if (row.noAutoRenew || !row.period) return endSubscription(row, at);
  const { event, failed } = await charge(row, at, 1);
  const next = { ...moveToCycle(row, at), events: [...row.events, event], pastDue: failed !== undefined };
  return next.pastDue ? next : skipMissedCycles(next, now);
}

/**
 * Charges an unpaid cycle again. The last failed attempt ends the subscription. If the cycle is over by then,
 * a paid attempt begins a new one.
 */
async function retryCharge(row: SubscriptionRow, charge: Charge, at: number): Promise<SubscriptionRow> {
  if (!row.period) return endSubscription(row, at);
  const attempt = chargeAttempts(row).made + 1;
  const { event, failed } = await charge(row, at, attempt);
  const tried = { ...row, events: [...row.events, event] };
  if (failed !== undefined) return attempt >= MAX_ATTEMPTS ? endSubscription(tried, at) : tried;
  const paid = { ...tried, pastDue: false };
  return row.endsAt > at
    ? paid
    : { ...paid, startedAt: at, cycleStartedAt: at, endsAt: cycleEnd(at, row.period, 1) };
}

/** Applies the renewals and retries that are due by `now`. */
export async function applyRenewals(
  row: SubscriptionRow,
  now: number,
  charge: Charge,
): Promise<SubscriptionRow> {
  let current = row;
  for (;;) {
    if (current.archived) return current;
    const due = current.pastDue ? chargeAttempts(current).next : current.endsAt;
    // A subscription that came from V4 past due has no next attempt, so it is charged now.
    const at = due ?? now;
    if (at > now) return current;
    current = current.pastDue ? await retryCharge(current, charge, at) : await renew(current, charge, now);
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
export async function applyDueCharges(env: Environment, userId: string) {
  const now = secondsSinceEpoch(env.cards.now());
  const due = and(eq(subscriptionsTable.userId, userId), dueBy(now));
  if (
    !(await env.db.select({ id: subscriptionsTable.id }).from(subscriptionsTable).where(due).limit(1)).length
  )
    return;
  const changedRows = await env.db.transaction(async tx => {
    await lockUser(tx, userId);
    const charge = createCharge(env, await defaultCard(tx, userId));
    const rows = await tx
      .select()
      .from(subscriptionsTable)
      .where(due)
      .orderBy(subscriptionsTable.id)
      .for('update');
    for (const row of rows) await storeSubscription(tx, await applyRenewals(row, now, charge));
    return rows;
  });
  for (const { id } of changedRows) emitSubscriptionChange(env, id, userId);
}

const MAX_USERS_PER_BATCH = 500;
/** Charges the subscriptions of up to `MAX_USERS_PER_BATCH` users, before a list is filtered by subscription. */
export async function applyAllDueCharges(env: Environment) {
  const users = await env.db
    .selectDistinct({ id: subscriptionsTable.userId })
    .from(subscriptionsTable)
    .where(dueBy(secondsSinceEpoch(env.cards.now())))
    .limit(MAX_USERS_PER_BATCH);
  for (const { id } of users) await applyDueCharges(env, id);
}

export async function storeSubscription(tx: Db, { id, ...row }: SubscriptionRow) {
  await tx.update(subscriptionsTable).set(row).where(eq(subscriptionsTable.id, id));
}

export function emitSubscriptionChange({ emitChange }: Environment, id: string, userId: string) {
  emitChange('subscriptions', 'save', id, { userId });
  emitChange('users', 'save', userId);
}
