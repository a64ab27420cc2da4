import { PAYMENT_FAILED } from '../../src/platform/subscriptions.ts';
import { newId } from '../db/ids.ts';
import { invoiceEvent, toSmallestUnit } from '../db/invoices.ts';
import type { StoredEvent } from '../db/tables/subscriptions.ts';
import type { Environment } from '../http/environment.ts';
import type { StoredCard, SubscriptionRow } from './subscriptionReply.ts';

/** `failed` is the reason of a failed charge. */
export interface ChargeOutcome {
  event: StoredEvent;
  failed: string | undefined;
}

/** Charges the price of a subscription at a moment, in epoch seconds. */
export type Charge = (
  row: Pick<SubscriptionRow, 'id' | 'period'>,
  at: number,
  attempt: number,
) => Promise<ChargeOutcome>;

export const NO_CARD = 'Please add a card first.';

/** Without a card every charge fails, except a charge of zero, which needs no card. */
export const createCharge =
  ({ cards }: Environment, card: StoredCard | undefined): Charge =>
  async ({ id: subscription, period }, at, attempt) => {
    const total = toSmallestUnit(period?.price ?? 0);
    const failed = total === 0 ? undefined : card ? await cards.charge(card, total, at) : NO_CARD;
    return {
      event: invoiceEvent({
        id: newId(new Date(at * 1000)),
        subscription,
        at,
        total,
        card: card?.id ?? null,
        attempt,
        failed,
      }),
      failed,
    };
  };

/** Whether the last charge failed, so that the current cycle is unpaid. */
export const isUnpaid = ({ events }: Pick<SubscriptionRow, 'events'>) =>
  events.at(-1)?.type === PAYMENT_FAILED;

/** How many attempts were made to collect an unpaid charge, and when the next one is due, in epoch seconds. */
export function chargeAttempts({ events }: Pick<SubscriptionRow, 'events'>): {
  made: number;
  next: number | undefined;
} {
  const { attempt_count: made, next_payment_attempt: next } = events.at(-1)?.data.object ?? {};
  return { made: Number(made ?? 0), next: typeof next === 'number' ? next : undefined };
}
