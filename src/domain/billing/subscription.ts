import { referenceId } from '../../data/dialect.ts';
import { fromMinorUnits } from '../../platform/money.ts';
import { isObject } from '../../platform/shape.ts';
import type { SubscriptionEntry } from '../../platform/subscriptions.ts';
import { numberIn, objectsIn, textIn } from '../../platform/unchecked.ts';
import { readPayments, type Payment } from './payments.ts';

/** The length of a cycle and its price. */
export interface BillingPeriod {
  /** The name from the plan, or '' if the plan has no name. */
  name: string;
  interval: string;
  times: number;
  price: number | undefined;
  currency: string | undefined;
}

/** A subscription as it was read. A missing value is undefined or ''. Times are epoch seconds. */
export interface Subscription {
  _id: string;
  /** The id or the populated object, as the platform sent it. */
  application: unknown;
  plan: unknown;
  period: unknown;
  /** The name of the plan at the time of the subscription. */
  planName: string;
  term: BillingPeriod | undefined;
  status: string;
  start: number | undefined;
  from: number | undefined;
  to: number | undefined;
  canceledAt: number | undefined;
  endedAt: number | undefined;
  /** Whether the subscription ends with its period instead of renewing. */
  ends: boolean;
  /** Undefined if the date is unknown. */
  endsAt: number | undefined;
  /** Payments are paused until `pausedUntil`, if that date is known. */
  isPaused: boolean;
  pausedUntil: number | undefined;
  /** Sorted from newest to oldest. */
  payments: Payment[];
}

const asFields = (value: unknown) => (isObject(value) ? value : {});

/** Reads a period of a plan. Its price is in USD. */
export function readPeriod(period: unknown): BillingPeriod | undefined {
  const { name, interval, intervalCount, price } = asFields(period);
  if (!textIn(interval)) return undefined;
  return {
    name: textIn(name),
    interval: textIn(interval),
    times: numberIn(intervalCount) ?? 1,
    price: numberIn(price),
    currency: undefined,
  };
}

/** Reads a plan of the card processor. Its amount is in the smallest unit of the currency. */
function readStripePeriod(plan: Record<string, unknown>): BillingPeriod | undefined {
  const [currency, amount] = [textIn(plan.currency), numberIn(plan.amount)];
  const term = readPeriod({ interval: plan.interval, intervalCount: plan.interval_count });
  return (
    term && {
      ...term,
      currency,
      price: amount === undefined || !currency ? undefined : fromMinorUnits(amount, currency),
    }
  );
}

/**
 * Reads the current cycle. Newer versions of Stripe's API return it in the items; the one that ends first
 * counts.
 */
function readCycle(stripe: Record<string, unknown>) {
  const cycles = [stripe, ...objectsIn(asFields(stripe.items).data)].map(one => ({
    from: numberIn(one.current_period_start),
    to: numberIn(one.current_period_end),
  }));
  const own = cycles.shift()!;
  const [nearest] = cycles.toSorted((a, b) => (a.to ?? Infinity) - (b.to ?? Infinity));
  return { from: own.from ?? nearest?.from, to: own.to ?? nearest?.to };
}

export function readSubscription(entry: SubscriptionEntry): Subscription {
  const stripe = asFields(entry.stripeSubscription);
  const processed = asFields(stripe.plan);
  const { from, to } = readCycle(stripe);
  const cancelAt = numberIn(stripe.cancel_at);
  const ends =
    cancelAt !== undefined ||
    (typeof stripe.cancel_at_period_end === 'boolean'
      ? stripe.cancel_at_period_end
      : entry.noAutoRenew === true);
  return {
    _id: referenceId(entry),
    application: entry.application,
    plan: entry.plan,
    period: entry.period,
    planName: textIn(processed.name) || textIn(asFields(entry.plan).name),
    term: readPeriod(entry.period) ?? readStripePeriod(processed),
    status: textIn(stripe.status),
    start: numberIn(stripe.start),
    from,
    to,
    canceledAt: numberIn(stripe.canceled_at),
    endedAt: numberIn(stripe.ended_at),
    ends,
    endsAt: ends ? (cancelAt ?? to) : undefined,
    isPaused: isObject(stripe.pause_collection) || stripe.status === 'paused',
    pausedUntil: numberIn(asFields(stripe.pause_collection).resumes_at),
    payments: readPayments(entry.events),
  };
}
