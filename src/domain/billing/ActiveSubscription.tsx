import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import type { ReactNode } from 'react';
import { useRecordContext } from '../../admin/index.ts';
import type { Subscriptions } from '../../platform/subscriptions.ts';
import type { User } from '../../platform/users.ts';
import type { LabelledFact } from '../../ui/Facts.tsx';
import { formatEpochDate } from '../../ui/formats.ts';
import { Time } from '../../ui/Time.tsx';
import { useText } from '../../ui/useText.ts';
import styles from './billing.module.css';
import { FailedPayment } from './FailedPayment.tsx';
import { PaymentHistory } from './PaymentHistory.tsx';
import { findUnpaid } from './payments.ts';
import { StatusChip } from './StatusChip.tsx';
import type { Subscription } from './subscription.ts';
import { SubscriptionFacts, SubscriptionHeader } from './SubscriptionHeader.tsx';
import { displayedStatus, getSubscriptionState } from './subscriptionStates.ts';
import { subscriptionTitle, type SubscriptionRecord } from './useNamedSubscriptions.ts';

function useRenewal(): (entry: Subscription) => ReactNode {
  const t = useText();
  const dated = (key: 'ends' | 'ended' | 'pausedUntil', seconds: number) => (
    <Time seconds={seconds}>{t(`subscriptions.entry.${key}`, { date: formatEpochDate(seconds) })}</Time>
  );
  return entry => {
    const { status: subscriptionStatus, ends, endsAt, endedAt, pausedUntil } = entry;
    const state = getSubscriptionState(entry);
    const end = endsAt ? dated('ends', endsAt) : t('subscriptions.entry.endsOnce');
    if (state === 'cancelled') return endedAt ? dated('ended', endedAt) : t('subscriptions.entry.renewsNot');
    if (state === 'paused') {
      const paused = pausedUntil ? dated('pausedUntil', pausedUntil) : t('subscriptions.entry.status.paused');
      return ends ? (
        <>
          {paused} · {end}
        </>
      ) : (
        paused
      );
    }
    if (ends) return end;
    if (subscriptionStatus === 'unpaid' || state === 'incomplete')
      return t('subscriptions.entry.renewsOncePaid');
    return state === 'other' ? '' : t('subscriptions.entry.renews');
  };
}

interface Props {
  subscriptions: Subscriptions;
  of?: User | undefined;
  /** The buttons of the subscription. They read it by `useRecordContext`. */
  actions: ReactNode;
}

/** Shows a subscription that has not ended: its plan, price, renewal and payments. */
export function ActiveSubscription({ subscriptions, of, actions }: Props) {
  const t = useText();
  const { entry } = useRecordContext<SubscriptionRecord>()!;
  const { start, from, to, ends, endsAt, payments } = entry;
  const state = getSubscriptionState(entry);
  const renewalOf = useRenewal();
  const facts: LabelledFact[] = [
    {
      label: t('subscriptions.entry.fact.started'),
      value: <Time seconds={start} format={formatEpochDate} />,
    },
    {
      label: t('subscriptions.entry.fact.cycle'),
      value:
        from || to ? (
          <>
            <Time seconds={from} format={formatEpochDate} /> – <Time seconds={to} format={formatEpochDate} />
          </>
        ) : null,
    },
    { label: t('subscriptions.entry.fact.renewal'), value: renewalOf(entry) },
    // A chip shows a status that the card processor sent.
    ...(displayedStatus(entry) ? [] : [{ label: t('subscriptions.entry.fact.status') }]),
  ];
  return (
    <li className={styles.entry}>
      <SubscriptionHeader
        chips={
          <>
            <StatusChip status={displayedStatus(entry)} />
            {ends && state !== 'cancelled' ? (
              <span className="chip warn">
                <ScheduleIcon fontSize="small" />
                <Time seconds={endsAt}>
                  {endsAt === to
                    ? t('subscriptions.entry.atPeriodEnd')
                    : t('subscriptions.entry.ends', { date: formatEpochDate(endsAt) })}
                </Time>
              </span>
            ) : null}
          </>
        }
        actions={actions}
      />
      {state === 'owing' ? (
        <FailedPayment payment={findUnpaid(payments)} subscriptions={subscriptions} of={of} />
      ) : null}
      <SubscriptionFacts facts={facts} />
      <PaymentHistory
        id={entry._id}
        name={subscriptionTitle(entry)}
        payments={payments}
        cards={subscriptions.cards}
      />
    </li>
  );
}
