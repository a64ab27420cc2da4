import { useCallback } from 'react';
import { useText } from '../../ui/useText.ts';
import type { Payment } from './payments.ts';

/** The card processor's events that have a translation. */
const known = [
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

const isKnown = (type: string): type is (typeof known)[number] => (known as readonly string[]).includes(type);

/** Returns a function that describes an event. It returns the type of an unknown event unchanged. */
export function useEventWords() {
  const t = useText();
  return useCallback(
    ({ type }: Payment) => (isKnown(type) ? t(`subscriptions.payments.event.${type}`) : type),
    [t],
  );
}
