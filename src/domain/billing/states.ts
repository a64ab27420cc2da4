import type { Subscriptions } from '../../platform/subscriptions.ts';
import { readEntry, type Subscription } from './entry.ts';
import { unpaid } from './payments.ts';

/** What a subscription is in, as one asks who looks after it. */
export const STATES = ['active', 'ends', 'owing', 'incomplete', 'paused', 'cancelled', 'other'] as const;
export type SubscriptionState = (typeof STATES)[number];

type StateSource = Pick<Subscription, 'status' | 'ends' | 'isPaused' | 'payments'>;

/** The state that chip, facts, warning, actions and chart of a subscription follow. */
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

/** Its status in Stripe's words: a subscription whose payments are paused is still called active there. */
export const statusOf = (entry: Subscription) =>
  subscriptionState(entry) === 'paused' ? 'paused' : entry.status;

/** Which actions a subscription allows: one that expired before its first payment allows none. */
export function actionsOf(entry: Subscription): { cancel: boolean; resubscribe: boolean } {
  const state = subscriptionState(entry);
  return {
    cancel: state !== 'cancelled',
    resubscribe: state === 'ends' || entry.status === 'canceled',
  };
}

/** How many of somebody's subscriptions are in each state; what is archived is cancelled, whatever the card processor calls it. */
export function countStates({
  active,
  archived,
}: Pick<Subscriptions, 'active' | 'archived'>): Record<SubscriptionState, number> {
  const counts = Object.fromEntries(STATES.map(state => [state, 0])) as Record<SubscriptionState, number>;
  for (const entry of active) counts[subscriptionState(readEntry(entry))] += 1;
  counts.cancelled += archived.length;
  return counts;
}
