import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import type { ReactNode } from 'react';
import type { Subscriptions } from '../platform/subscriptions.ts';
import type { User } from '../platform/users.ts';
import { Identifier, type Fact } from '../ui/Facts.tsx';
import { dayOf, orEmpty } from '../ui/formats.ts';
import { useText } from '../ui/useText.ts';
import styles from './billing.module.css';
import { EntryFacts } from './EntryFacts.tsx';
import { EntryHead } from './EntryHead.tsx';
import { FailedPayment } from './FailedPayment.tsx';
import { PaymentHistory } from './PaymentHistory.tsx';
import { unpaid } from './payments.ts';
import { StatusChip } from './StatusChip.tsx';
import { titleOf, type NamedEntry } from './useEntries.ts';

interface Props {
  entry: NamedEntry;
  subscriptions: Subscriptions;
  of?: User | undefined;
  /** What can be done with it. */
  act?: ReactNode;
}

/** A subscription that runs: what it is, what it costs, when it is paid again, and whether it was. */
export function ActiveEntry({ entry, subscriptions, of, act }: Props) {
  const t = useText();
  const { status, start, from, to, ends, payments } = entry;
  const owed = unpaid(payments);
  const renewal = !ends
    ? t('subscriptions.entry.renews')
    : to
      ? t('subscriptions.entry.ends', { date: dayOf(to) })
      : t('subscriptions.entry.endsOnce');
  const facts: Fact[] = [
    { label: t('subscriptions.entry.fact.started'), value: dayOf(start) },
    {
      label: t('subscriptions.entry.fact.cycle'),
      value: from || to ? `${orEmpty(dayOf(from))} – ${orEmpty(dayOf(to))}` : '',
    },
    { label: t('subscriptions.entry.fact.renewal'), value: renewal },
    { label: t('subscriptions.entry.fact.status'), value: status ? <Identifier text={status} /> : '' },
  ];
  return (
    <li className={styles.entry}>
      <EntryHead
        entry={entry}
        chips={
          <>
            <StatusChip status={status} />
            {ends ? (
              <span className="chip warn">
                <ScheduleIcon fontSize="small" />
                {t('subscriptions.entry.atPeriodEnd')}
              </span>
            ) : null}
          </>
        }
        act={act}
      />
      {owed ? <FailedPayment payment={owed} subscriptions={subscriptions} of={of} /> : null}
      <EntryFacts facts={facts} />
      <PaymentHistory id={entry._id} name={titleOf(entry)} payments={payments} cards={subscriptions.cards} />
    </li>
  );
}
