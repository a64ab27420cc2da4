import { readSubscription } from '../../../domain/billing/subscription.ts';
import { getSubscriptionState } from '../../../domain/billing/subscriptionStates.ts';
import { readSubscriptions } from '../../../platform/subscriptions.ts';
import type { User } from '../../../platform/users.ts';

/** The number of days before its end from which a subscription needs attention. */
export const ENDING_DAYS = 14;
const SECONDS_PER_DAY = 86_400;

/** What is checked for each user, in the order in which it is listed. */
export const USER_PROBLEMS = ['payment', 'ending', 'email', 'firstLogin'] as const;

export type UserProblem =
  | { kind: Exclude<(typeof USER_PROBLEMS)[number], 'ending'> }
  /** `endsAt` is in epoch seconds. */
  | { kind: 'ending'; endsAt: number };

/**
 * Returns what needs attention about a user, at a time in epoch seconds. Users who cannot sign in are not
 * reminded of their email and first login, and superadmins have no first login.
 */
export function findUserProblems(user: User, now: number): UserProblem[] {
  const entries = readSubscriptions(user).active.map(readSubscription);
  const ends = entries
    .filter(entry => getSubscriptionState(entry) !== 'cancelled')
    .flatMap(({ endsAt }) => endsAt ?? [])
    .filter(end => end >= now && end <= now + ENDING_DAYS * SECONDS_PER_DAY);
  const canSignIn = user.isActive !== false;
  return [
    ...(entries.some(entry => getSubscriptionState(entry) === 'owing') ? [{ kind: 'payment' } as const] : []),
    ...(ends.length ? [{ kind: 'ending', endsAt: Math.min(...ends) } as const] : []),
    ...(canSignIn && user.emailVerification?.verified === false ? [{ kind: 'email' } as const] : []),
    ...(canSignIn && user.isLoggedinYet === false && user.role !== 'superadmin'
      ? [{ kind: 'firstLogin' } as const]
      : []),
  ];
}
