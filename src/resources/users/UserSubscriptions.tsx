import { useMemo } from 'react';
import { useRecordContext } from '../../admin/index.ts';
import { ActiveSubscriptions } from '../../domain/billing/ActiveSubscriptions.tsx';
import { CancelledSubscriptions } from '../../domain/billing/CancelledSubscriptions.tsx';
import { subscriptionsOf } from '../../platform/subscriptions.ts';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import type { UserRecord } from './userRecord.ts';

const StatesPicture = lazyComponent(() => import('../../domain/billing/StatesPicture.tsx'), ['charts']);

/** A user's subscriptions: those that run, or those that were cancelled; where there are several, their states below them. */
export default function UserSubscriptions({ archived = false }: { archived?: boolean }) {
  const user = useRecordContext<UserRecord>()!;
  const subscriptions = useMemo(() => (user._id ? subscriptionsOf(user) : undefined), [user]);
  const Shown = archived ? CancelledSubscriptions : ActiveSubscriptions;
  return (
    <>
      <Shown subscriptions={subscriptions} of={user} />
      {subscriptions && subscriptions.active.length + subscriptions.archived.length > 1 ? (
        <StatesPicture subscriptions={subscriptions} />
      ) : null}
    </>
  );
}
