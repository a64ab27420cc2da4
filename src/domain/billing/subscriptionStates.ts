import type { Subscriptions } from '../../platform/subscriptions.ts';
import { findUnpaid } from './payments.ts';
import { readSubscription, type Subscription } from './subscription.ts';

/** The states that the console distinguishes. They combine the card processor's status with the payments. */
export const SUBSCRIPTION_STATES = [
  'active',
  'ends',
  'owing',
  'incomplete',
  'paused',
  'cancelled',
  'other',
] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

type StateSource = Pick<Subscription, 'status' | 'ends' | 'isPaused' | 'payments'>;

/**
 * Returns the state that the chip, the warning, the actions and the chart of a subscription have in common.
 */
export function getSubscriptionState({
  status: subscriptionStatus,
  ends,
  isPaused,
  payments,
}: StateSource): SubscriptionState {
  if (subscriptionStatus === 'canceled' || subscriptionStatus === 'incomplete_expired') return 'cancelled';
  if (subscriptionStatus === 'past_due' || subscriptionStatus === 'unpaid' || findUnpaid(payments))
    return 'owing';
  if (subscriptionStatus === 'incomplete') return 'incomplete';
  if (isPaused) return 'paused';
  if (subscriptionStatus === 'active' || subscriptionStatus === 'trialing' || !subscriptionStatus)
    return ends ? 'ends' : 'active';
  return 'other';
}

/**
 * Returns the status in Stripe's terms. Stripe reports a subscription with paused payments as active, so that
 * one is 'paused' here.
 */
export const displayedStatus = (entry: Subscription) =>
  getSubscriptionState(entry) === 'paused' ? 'paused' : entry.status;

/** Returns the allowed actions. A subscription that expired before its first payment allows none. */
export function getAllowedActions(entry: Subscription): { cancel: boolean; resubscribe: boolean } {
  const state = getSubscriptionState(entry);
  return {
    cancel: state !== 'cancelled',
    resubscribe: state === 'ends' || entry.status === 'canceled',
  };
}

/** Counts the subscriptions of a user by state. Archived ones count as cancelled, regardless of their status. */
export function countStates({
  active,
  archived,
}: Pick<Subscriptions, 'active' | 'archived'>): Record<SubscriptionState, number> {
  const counts = Object.fromEntries(SUBSCRIPTION_STATES.map(state => [state, 0])) as Record<
    SubscriptionState,
    number
  >;
  for (const entry of active) counts[getSubscriptionState(readSubscription(entry))] += 1;
  counts.cancelled += archived.length;
  return counts;
}
