import type { Subscriptions } from '../platform/subscriptions.ts';
import { readEntry, type Entry } from './entry.ts';
import { unpaid } from './payments.ts';

/** What a subscription is in, as one asks who looks after it. */
export const STATES = ['active', 'ends', 'owing', 'incomplete', 'cancelled', 'other'] as const;
export type SubscriptionState = (typeof STATES)[number];

function stateOf({ status, ends, payments }: Entry): SubscriptionState {
  if (status === 'past_due' || status === 'unpaid' || unpaid(payments)) return 'owing';
  if (status === 'incomplete') return 'incomplete';
  if (status === 'canceled' || status === 'incomplete_expired') return 'cancelled';
  if (status === 'active' || status === 'trialing' || !status) return ends ? 'ends' : 'active';
  return 'other';
}

/** How many of somebody's subscriptions are in each state; what is archived is cancelled, whatever the card processor calls it. */
export function countStates({
  active,
  archived,
}: Pick<Subscriptions, 'active' | 'archived'>): Record<SubscriptionState, number> {
  const counts = Object.fromEntries(STATES.map(state => [state, 0])) as Record<SubscriptionState, number>;
  for (const entry of active) counts[stateOf(readEntry(entry))] += 1;
  counts.cancelled += archived.length;
  return counts;
}
