import { useMemo } from 'react';
import { ActiveSubscriptions } from '../../billing/ActiveSubscriptions.tsx';
import { CancelledSubscriptions } from '../../billing/CancelledSubscriptions.tsx';
import { subscriptionsOf } from '../../platform/subscriptions.ts';
import type { UserRecord } from './userColumns.ts';

/** A user's subscriptions: those that run, or those that were cancelled. */
export default function UserSubscriptions({ user, archived = false }: { user: UserRecord; archived?: boolean }) {
  const subscriptions = useMemo(() => (user._id ? subscriptionsOf(user) : undefined), [user]);
  const Shown = archived ? CancelledSubscriptions : ActiveSubscriptions;
  return <Shown subscriptions={subscriptions} of={user} />;
}
