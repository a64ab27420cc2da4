import { referenceId } from '../../data/dialect.ts';
import { fromMinorUnits } from '../../platform/money.ts';
import { isObject } from '../../platform/shape.ts';
import type { SubscriptionEntry } from '../../platform/subscriptions.ts';
import { numberIn, objectsIn, textIn } from '../../platform/unchecked.ts';
import { readEvents, type Payment } from './payments.ts';

/** How long a subscription runs before it is paid again, and for how much. */
export interface Term {
  /** What its plan calls it; empty where it does not. */
  name: string;
  interval: string;
  times: number;
  price: number | undefined;
  currency: string | undefined;
}

/** A subscription as it was read: whatever of it is missing is undefined or empty. Times are epoch seconds. */
export interface Subscription {
  _id: string;
  /** An id or the populated object, as it came. */
  application: unknown;
  plan: unknown;
  period: unknown;
  /** What it was called when it was subscribed to. */
  planName: string;
  term: Term | undefined;
  status: string;
  start: number | undefined;
  from: number | undefined;
  to: number | undefined;
  canceledAt: number | undefined;
  endedAt: number | undefined;
  /** It does not renew itself. */
  ends: boolean;
  /** When it ends, where that is known. */
  endsAt: number | undefined;
  /** Its payments are paused, until `pausedUntil` where that is known. */
  isPaused: boolean;
  pausedUntil: number | undefined;
  /** The newest first. */
  payments: Payment[];
}

const asFields = (value: unknown) => (isObject(value) ? value : {});

/** A period as its plan has it: the price in USD. */
export function termOf(period: unknown): Term | undefined {
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

/** The same as the card processor has it, where it does: the amount in the currency's smallest unit. */
function processedTerm(plan: Record<string, unknown>): Term | undefined {
  const [currency, amount] = [textIn(plan.currency), numberIn(plan.amount)];
  const term = termOf({ interval: plan.interval, intervalCount: plan.interval_count });
  return (
    term && {
      ...term,
      currency,
      price: amount === undefined || !currency ? undefined : fromMinorUnits(amount, currency),
    }
  );
}

/** The current cycle: newer versions of Stripe's API have it in the items, of which the one that ends first counts. */
function cycleOf(stripe: Record<string, unknown>) {
  const cycles = [stripe, ...objectsIn(asFields(stripe.items).data)].map(one => ({
    from: numberIn(one.current_period_start),
    to: numberIn(one.current_period_end),
  }));
  const own = cycles.shift()!;
  const [nearest] = cycles.toSorted((a, b) => (a.to ?? Infinity) - (b.to ?? Infinity));
  return { from: own.from ?? nearest?.from, to: own.to ?? nearest?.to };
}

export function readEntry(entry: SubscriptionEntry): Subscription {
  const stripe = asFields(entry.stripeSubscription);
  const processed = asFields(stripe.plan);
  const { from, to } = cycleOf(stripe);
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
    term: termOf(entry.period) ?? processedTerm(processed),
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
    payments: readEvents(entry.events),
  };
}
