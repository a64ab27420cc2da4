import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import type { ReactNode } from 'react';
import { useRecordContext } from '../../admin/index.ts';
import type { Subscriptions } from '../../platform/subscriptions.ts';
import type { User } from '../../platform/users.ts';
import type { Fact } from '../../ui/Facts.tsx';
import { dayOf, orEmpty } from '../../ui/formats.ts';
import { useText } from '../../ui/useText.ts';
import styles from './billing.module.css';
import { EntryFacts } from './EntryFacts.tsx';
import { EntryHead } from './EntryHead.tsx';
import type { EntryRecord } from './entryRecord.ts';
import { FailedPayment } from './FailedPayment.tsx';
import { PaymentHistory } from './PaymentHistory.tsx';
import { unpaid } from './payments.ts';
import { stateOf, statusOf } from './states.ts';
import { StatusChip } from './StatusChip.tsx';
import { titleOf } from './useEntries.ts';
import { useRenewal } from './useRenewal.ts';

interface Props {
  subscriptions: Subscriptions;
  of?: User | undefined;
  /** Its buttons. They read it by `useRecordContext`. */
  actions: ReactNode;
}

/** A subscription that runs: what it is, what it costs, when it is paid again, and whether it was. */
export function ActiveEntry({ subscriptions, of, actions }: Props) {
  const t = useText();
  const { entry } = useRecordContext<EntryRecord>()!;
  const { start, from, to, ends, endsAt, payments } = entry;
  const state = stateOf(entry);
  const renewalOf = useRenewal();
  const facts: Fact[] = [
    { label: t('subscriptions.entry.fact.started'), value: dayOf(start) },
    {
      label: t('subscriptions.entry.fact.cycle'),
      value: from || to ? `${orEmpty(dayOf(from))} – ${orEmpty(dayOf(to))}` : '',
    },
    { label: t('subscriptions.entry.fact.renewal'), value: renewalOf(entry) },
    // A status that there is, the chip says.
    ...(statusOf(entry) ? [] : [{ label: t('subscriptions.entry.fact.status') }]),
  ];
  return (
    <li className={styles.entry}>
      <EntryHead
        chips={
          <>
            <StatusChip status={statusOf(entry)} />
            {ends && state !== 'cancelled' ? (
              <span className="chip warn">
                <ScheduleIcon fontSize="small" />
                {endsAt === to
                  ? t('subscriptions.entry.atPeriodEnd')
                  : t('subscriptions.entry.ends', { date: dayOf(endsAt) })}
              </span>
            ) : null}
          </>
        }
        actions={actions}
      />
      {state === 'owing' ? (
        <FailedPayment payment={unpaid(payments)} subscriptions={subscriptions} of={of} />
      ) : null}
      <EntryFacts facts={facts} />
      <PaymentHistory id={entry._id} name={titleOf(entry)} payments={payments} cards={subscriptions.cards} />
    </li>
  );
}
