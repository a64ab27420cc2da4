import { cycleAt, cycleEnd } from './cycles.ts';
import { seededUserId } from './demoAccounts.ts';
import { invoiceEvent, toSmallestUnit } from './invoices.ts';
import { applicationId, seededCardId, subscriptionId } from './seededIds.ts';
import { planId, seededPlans } from './seededPlans.ts';
import type { subscriptionsTable } from './tables/subscriptions.ts';

export type SubscriptionSeed = typeof subscriptionsTable.$inferInsert;
const DAY = 86_400;

const plans = new Map(seededPlans().map(plan => [plan.id, plan]));
export const seededPlan = (app: number, plan: number) => plans.get(planId(app, plan));

interface SubscriptionSeedOptions {
  id: number;
  user: number;
  app: number;
  plan: number;
  option: number;
  /** Epoch seconds. */
  start: number;
  cancelled?: number | undefined;
  noAutoRenew?: boolean;
  /** The number of the card that paid; undefined if that card was removed. */
  card?: number | undefined;
  /** The n-th payment, counted from 0, if it was not the price in dollars. */
  paid?: (n: number) => { total: number; currency?: string } | undefined;
}

/** A subscription with all payments until today, or until it was cancelled. */
export function seededSubscription(
  {
    id,
    user,
    app,
    plan,
    option,
    start,
    cancelled,
    noAutoRenew = false,
    card,
    paid = () => undefined,
  }: SubscriptionSeedOptions,
  today: number,
): SubscriptionSeed {
  const { name, periods } = seededPlan(app, plan)!;
  const period = periods[option]!;
  const cycles = cycleAt(start, period, cancelled ?? today);
  const begins = (n: number) => (n > 0 ? cycleEnd(start, period, n) : start);
  const fullPlan = {
    subscription: subscriptionId(id),
    total: toSmallestUnit(period.price),
    card: card === undefined ? null : seededCardId(card),
  };
  return {
    id: subscriptionId(id),
    userId: seededUserId(user),
    applicationId: applicationId(app),
    planId: planId(app, plan),
    planName: name,
    period,
    noAutoRenew,
    archived: cancelled !== undefined,
    startedAt: start,
    cycleStartedAt: begins(cycles - 1),
    endsAt: begins(cycles),
    canceledAt: cancelled ?? null,
    endedAt: cancelled ?? null,
    events: Array.from({ length: cycles }, (_, n) =>
      invoiceEvent({ ...fullPlan, ...paid(n), id: `${subscriptionId(id)}${n}`, at: begins(n) }),
    ),
  };
}

/**
 * The same subscription with an unpaid last charge: attempt number `attempts` failed yesterday, the next one
 * is in two days.
 */
export function withFailedCharge(
  { events = [], ...row }: SubscriptionSeed,
  attempts: number,
  today: number,
  failed: string,
): SubscriptionSeed {
  const { total, default_source: card } = events.at(-1)!.data.object as {
    total: number;
    default_source: string;
  };
  const tried = Array.from({ length: attempts }, (_, n) =>
    invoiceEvent({
      id: `${row.id}f${n}`,
      subscription: row.id,
      at: today - DAY - (attempts - 1 - n) * 3 * DAY,
      total,
      card,
      attempt: n + 1,
      failed,
    }),
  );
  return { ...row, pastDue: true, events: [...events.slice(0, -1), ...tried] };
}
