import { PAYMENT_FAILED } from '../../src/platform/subscriptions.ts';
import { newId } from '../db/ids.ts';
import { inSmallest, invoiceEvent } from '../db/invoices.ts';
import type { StoredEvent } from '../db/tables/subscriptions.ts';
import type { Environment } from '../http/environment.ts';
import type { StoredCard, SubscriptionRow } from './subscriptionReply.ts';

/** How a charge went: its event, and why it failed where it did. */
export interface ChargeOutcome {
  event: StoredEvent;
  failed: string | undefined;
}

/** Charges a subscription's price at a moment, epoch seconds. */
export type Pay = (
  row: Pick<SubscriptionRow, 'id' | 'period'>,
  at: number,
  attempt: number,
) => Promise<ChargeOutcome>;

export const NO_CARD = 'Please add a card first.';

/** Charges this card; without one every charge fails but that of nothing, which no card is asked for. */
export const paying =
  ({ cards }: Environment, card: StoredCard | undefined): Pay =>
  async ({ id: subscription, period }, at, attempt) => {
    const total = inSmallest(period?.price ?? 0);
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

/** Whether the last charge failed: what runs is not paid. */
export const isUnpaid = ({ events }: Pick<SubscriptionRow, 'events'>) =>
  events.at(-1)?.type === PAYMENT_FAILED;

/** The attempts at what is not paid: how many there were, and when the next one is due. */
export function attemptsOf({ events }: Pick<SubscriptionRow, 'events'>): {
  made: number;
  next: number | undefined;
} {
  const { attempt_count: made, next_payment_attempt: next } = events.at(-1)?.data.object ?? {};
  return { made: Number(made ?? 0), next: typeof next === 'number' ? next : undefined };
}
