import type { Subscriptions } from '../../platform/subscriptions.ts';
import { readEntry, type Subscription } from './entry.ts';
import { unpaid } from './payments.ts';

/** The states that the console distinguishes. They combine the card processor's status with the payments. */
export const STATES = ['active', 'ends', 'owing', 'incomplete', 'paused', 'cancelled', 'other'] as const;
export type SubscriptionState = (typeof STATES)[number];

type StateSource = Pick<Subscription, 'status' | 'ends' | 'isPaused' | 'payments'>;

/**
 * Returns the state that the chip, the warning, the actions and the chart of a subscription have in common.
 */
export function subscriptionState({
  status: subscriptionStatus,
  ends,
  isPaused,
  payments,
}: StateSource): SubscriptionState {
  if (subscriptionStatus === 'canceled' || subscriptionStatus === 'incomplete_expired') return 'cancelled';
  if (subscriptionStatus === 'past_due' || subscriptionStatus === 'unpaid' || unpaid(payments))
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
export const statusOf = (entry: Subscription) =>
  subscriptionState(entry) === 'paused' ? 'paused' : entry.status;

/** Returns the allowed actions. A subscription that expired before its first payment allows none. */
export function actionsOf(entry: Subscription): { cancel: boolean; resubscribe: boolean } {
  const state = subscriptionState(entry);
  return {
    cancel: state !== 'cancelled',
    resubscribe: state === 'ends' || entry.status === 'canceled',
  };
}

/** Counts the subscriptions of a user by state. Archived ones count as cancelled, whatever their status. */
export function countStates({
  active,
  archived,
}: Pick<Subscriptions, 'active' | 'archived'>): Record<SubscriptionState, number> {
  const counts = Object.fromEntries(STATES.map(state => [state, 0])) as Record<SubscriptionState, number>;
  for (const entry of active) counts[subscriptionState(readEntry(entry))] += 1;
  counts.cancelled += archived.length;
  return counts;
}
