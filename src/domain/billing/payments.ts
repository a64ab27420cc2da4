import { referenceId } from '../../data/dialect.ts';
import { fromMinorUnits } from '../../platform/money.ts';
import { isObject } from '../../platform/shape.ts';
import { cardId, PAYMENT_FAILED } from '../../platform/subscriptions.ts';
import { numberIn, objectsIn, textIn } from '../../platform/unchecked.ts';

/** One event of a subscription's payments. */
export interface Payment {
  key: string;
  type: string;
  /** Epoch seconds. */
  at: number | undefined;
  /** In the currency, not in its smallest unit. */
  total: number | undefined;
  currency: string;
  /** The card it was charged to, as the card processor calls it; empty where it does not say. */
  card: string;
  /** When it will be tried again, epoch seconds. */
  nextTry: number | undefined;
  /** Why it failed, in the card processor's words. */
  reason: string;
}

const SUCCEEDED = new Set(['invoice.payment_succeeded', 'invoice.paid']);

const cardReference = (ref: unknown) => (isObject(ref) ? cardId(ref) : referenceId(ref));

function readEvent(event: Record<string, unknown>, at: number): Payment {
  const data = isObject(event.data) ? event.data : {};
  const about = isObject(data.object) ? data.object : {};
  const currency = textIn(about.currency);
  const total = numberIn(about.total);
  return {
    key: `${textIn(event.id) || textIn(event._id)} ${at}`,
    type: textIn(event.type),
    at: numberIn(event.created),
    total: total === undefined ? undefined : fromMinorUnits(total, currency),
    currency,
    card: cardReference(about.default_source),
    nextTry: numberIn(about.next_payment_attempt),
    reason: isObject(about.last_payment_error) ? textIn(about.last_payment_error.message) : '',
  };
}

/** A subscription's events, the newest first; what is none is left out. They may come in either order, several in one second. */
export function readEvents(events: unknown): Payment[] {
  const read = objectsIn(events).map(readEvent);
  const ascending = (read[0]?.at ?? 0) < (read.at(-1)?.at ?? 0);
  return (ascending ? read.reverse() : read).sort((a, b) => (b.at ?? 0) - (a.at ?? 0));
}

/** Whether money came with it, or failed to; neither where it says nothing of that. */
export const paymentOutcome = ({ type }: Payment): 'failed' | 'succeeded' | undefined =>
  type === PAYMENT_FAILED ? 'failed' : SUCCEEDED.has(type) ? 'succeeded' : undefined;

/** The newest failed payment that no later success follows (docs/decisions/failed-payments.md), of payments with the newest first. */
export function unpaid(payments: Payment[]): Payment | undefined {
  const newest = payments.find(payment => paymentOutcome(payment) !== undefined);
  return newest && paymentOutcome(newest) === 'failed' ? newest : undefined;
}
