import { CURRENCY, fractionDigits } from '../../src/platform/money.ts';
import { PAYMENT_FAILED } from '../../src/platform/subscriptions.ts';
import type { StoredEvent } from './tables/subscriptions.ts';

/** A failed charge is retried after three days; the fourth attempt is the last. */
const RETRY_SECONDS = 3 * 86_400;
export const MAX_ATTEMPTS = 4;

/** Converts an amount to the smallest unit of its currency. */
export const toSmallestUnit = (amount: number, currency: string = CURRENCY) =>
  Math.round(amount * 10 ** fractionDigits(currency));

interface Invoice {
  /** The event's own id. */
  id: string;
  subscription: string;
  /** Epoch seconds. */
  at: number;
  total: number;
  currency?: string;
  card: string | null;
  attempt?: number;
  /** Why it was not paid. */
  failed?: string | undefined;
}

/** The event of an invoice, paid or not, in Stripe's shape. */
export function invoiceEvent({
  id,
  subscription,
  at,
  total,
  currency = CURRENCY,
  card,
  attempt = 1,
  failed,
}: Invoice): StoredEvent {
  const isLast = failed === undefined || attempt >= MAX_ATTEMPTS;
  const object = {
    object: 'invoice',
    subscription,
    currency: currency.toLowerCase(),
    total,
    paid: failed === undefined,
    attempt_count: attempt,
    next_payment_attempt: isLast ? null : at + RETRY_SECONDS,
    default_source: card,
    ...(failed !== undefined && { last_payment_error: { message: failed } }),
  };
  return {
    id: `evt_${id}`,
    type: failed === undefined ? 'invoice.payment_succeeded' : PAYMENT_FAILED,
    created: at,
    data: { object },
  };
}
