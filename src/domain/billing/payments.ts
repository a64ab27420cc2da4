import { referenceId } from '../../data/dialect.ts';
import { fromMinorUnits } from '../../platform/money.ts';
import { isObject } from '../../platform/shape.ts';
import { cardId, PAYMENT_FAILED } from '../../platform/subscriptions.ts';
import { numberIn, objectsIn, textIn } from '../../platform/unchecked.ts';

export interface Payment {
  key: string;
  type: string;
  /** Epoch seconds. */
  at: number | undefined;
  /** In the main unit of the currency, such as dollars. */
  total: number | undefined;
  currency: string;
  /** The card's id at the card processor, or '' if the event does not contain it. */
  card: string;
  /** Epoch seconds of the next attempt. */
  nextAttempt: number | undefined;
  /** The card processor's message about the failure. */
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
    nextAttempt: numberIn(about.next_payment_attempt),
    reason: isObject(about.last_payment_error) ? textIn(about.last_payment_error.message) : '',
  };
}

/**
 * Reads the events of a subscription and sorts them from newest to oldest. Invalid events are left out. The
 * platform may send them in either order, and several may have the same second.
 */
export function readPayments(events: unknown): Payment[] {
  const read = objectsIn(events).map(readEvent);
  const ascending = (read[0]?.at ?? 0) < (read.at(-1)?.at ?? 0);
  return (ascending ? read.reverse() : read).sort((a, b) => (b.at ?? 0) - (a.at ?? 0));
}

/** Returns undefined for events that are not about a payment attempt. */
export const getPaymentOutcome = ({ type }: Payment): 'failed' | 'succeeded' | undefined =>
  type === PAYMENT_FAILED ? 'failed' : SUCCEEDED.has(type) ? 'succeeded' : undefined;

/**
 * Returns the newest failed payment that no later success follows (docs/decisions/failed-payments.md).
 * Expects the newest payment first.
 */
export function findUnpaid(payments: Payment[]): Payment | undefined {
  const newest = payments.find(payment => getPaymentOutcome(payment) !== undefined);
  return newest && getPaymentOutcome(newest) === 'failed' ? newest : undefined;
}
