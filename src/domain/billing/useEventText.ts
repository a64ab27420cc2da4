import { useCallback } from 'react';
import { useText } from '../../ui/useText.ts';
import type { Payment } from './payments.ts';

/** The card processor's events that have a translation. */
const EVENTS_WITH_TEXT = [
  'invoice.created',
  'invoice.finalized',
  'invoice.upcoming',
  'invoice.paid',
  'invoice.payment_succeeded',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'invoice.marked_uncollectible',
  'invoice.voided',
  'charge.succeeded',
  'charge.failed',
  'charge.refunded',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.trial_will_end',
] as const;

const hasText = (type: string): type is (typeof EVENTS_WITH_TEXT)[number] =>
  (EVENTS_WITH_TEXT as readonly string[]).includes(type);

/** Returns a function that describes an event. It returns the type of an unknown event unchanged. */
export function useEventText() {
  const t = useText();
  return useCallback(
    ({ type }: Payment) => (hasText(type) ? t(`subscriptions.payments.event.${type}`) : type),
    [t],
  );
}
