import { useMemo } from 'react';
import { useRecordContext } from '../../admin/index.ts';
import { ActiveSubscriptions } from '../../domain/billing/ActiveSubscriptions.tsx';
import { CancelledSubscriptions } from '../../domain/billing/CancelledSubscriptions.tsx';
import { readSubscriptions } from '../../platform/subscriptions.ts';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import type { UserRecord } from './userRecord.ts';

const SubscriptionStatesChart = lazyComponent(
  () => import('../../domain/billing/SubscriptionStatesChart.tsx'),
  ['charts'],
);

/** The active or the cancelled subscriptions of a user, with a chart of their states if there are several. */
export default function UserSubscriptions({ archived = false }: { archived?: boolean }) {
  const user = useRecordContext<UserRecord>()!;
  const subscriptions = useMemo(() => (user._id ? readSubscriptions(user) : undefined), [user]);
  const SubscriptionList = archived ? CancelledSubscriptions : ActiveSubscriptions;
  return (
    <>
      <SubscriptionList subscriptions={subscriptions} of={user} />
      {subscriptions && subscriptions.active.length + subscriptions.archived.length > 1 ? (
        <SubscriptionStatesChart subscriptions={subscriptions} />
      ) : null}
    </>
  );
}
