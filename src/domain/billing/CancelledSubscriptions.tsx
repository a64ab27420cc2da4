import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import type { ReactNode } from 'react';
import {
  EmbeddedList,
  EmbeddedPagination,
  NoMatches,
  useListContext,
  useRecordContext,
} from '../../admin/index.ts';
import type { SubscriptionEntry, Subscriptions } from '../../platform/subscriptions.ts';
import type { User } from '../../platform/users.ts';
import { IconAction } from '../../ui/IconAction.tsx';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { SkippedRows } from '../../ui/SkippedRows.tsx';
import { State } from '../../ui/State.tsx';
import { useIsNarrow } from '../../ui/useMedia.ts';
import { useText } from '../../ui/useText.ts';
import styles from './billing.module.css';
import { CancelledList } from './CancelledList.tsx';
import { CancelledTable } from './CancelledTable.tsx';
import { ResubscribeButton } from './ResubscribeButton.tsx';
import { SubscriptionsPanelHead } from './SubscriptionsPanelHead.tsx';
import { useExpandedPayments } from './useExpandedPayments.ts';
import {
  subscriptionSearchText,
  subscriptionTitle,
  toSubscriptionRecord,
  useCanManageSubscriptions,
  useNamedSubscriptions,
  type NamedSubscription,
  type SubscriptionRecord,
} from './useNamedSubscriptions.ts';

const PaymentsDialog = lazyComponent(() => import('./PaymentsDialog.tsx'), ['subscriptions']);

interface Props {
  /** Undefined until they are loaded. */
  subscriptions: Subscriptions | undefined;
  /** The owner of the subscriptions. Undefined for the signed-in user. */
  of?: User;
}

const NONE: SubscriptionEntry[] = [];

const getEndTime = ({ endedAt, canceledAt }: NamedSubscription) => endedAt ?? canceledAt ?? 0;

/** Lists the cancelled subscriptions, the most recently ended first. */
export function CancelledSubscriptions({ subscriptions, of }: Props) {
  const t = useText();
  const manages = useCanManageSubscriptions(of);
  const entries = useNamedSubscriptions(subscriptions?.archived ?? NONE);
  const records = entries.toSorted((a, b) => getEndTime(b) - getEndTime(a)).map(toSubscriptionRecord);
  const { expandedIds, toggle } = useExpandedPayments('ofCancelled');
  const shownEntry = entries.find(({ _id, payments }) => expandedIds.includes(_id) && payments.length);
  const title = t('subscriptions.entry.cancelled');
  return (
    <EmbeddedList<SubscriptionRecord>
      records={subscriptions ? records : null}
      addressPrefix="cancelled"
      perPage={10}
      getSearchText={subscriptionSearchText}
    >
      <section className="panel" aria-label={title}>
        <SubscriptionsPanelHead title={title} total={subscriptions && entries.length} />
        <SkippedRows count={subscriptions?.skippedCounts.archived ?? 0} />
        {entries.length || !subscriptions ? null : (
          <State
            kind="empty"
            heading="h3"
            title={t('subscriptions.entry.noneCancelled')}
            text={t('subscriptions.entry.noneCancelledHint')}
          />
        )}
        {entries.length ? <NoMatches className={styles.nothing} /> : null}
        <CancelledRows
          actions={
            subscriptions ? (
              <CancelledActions
                subscriptions={subscriptions}
                of={of}
                manages={manages}
                openPayments={toggle}
              />
            ) : null
          }
        />
        <EmbeddedPagination className={styles.foot} />
        {subscriptions && shownEntry ? (
          <PaymentsDialog
            entry={shownEntry}
            cards={subscriptions.cards}
            onClose={() => toggle(shownEntry._id)}
          />
        ) : null}
      </section>
    </EmbeddedList>
  );
}

function CancelledRows({ actions }: { actions: ReactNode }) {
  const narrow = useIsNarrow();
  const { total } = useListContext();
  const Rows = narrow ? CancelledList : CancelledTable;
  return total === 0 ? null : <Rows actions={actions} />;
}

interface ActionsProps {
  subscriptions: Subscriptions;
  of: User | undefined;
  manages: boolean;
  openPayments(id: string): void;
}

function CancelledActions({ subscriptions, of, manages, openPayments }: ActionsProps) {
  const t = useText();
  const { entry } = useRecordContext<SubscriptionRecord>()!;
  return (
    <>
      {entry.payments.length ? (
        <IconAction
          label={t('subscriptions.payments.of', { name: subscriptionTitle(entry) })}
          aria-haspopup="dialog"
          {...PaymentsDialog.preloadProps}
          onClick={() => openPayments(entry._id)}
        >
          <ReceiptIcon />
        </IconAction>
      ) : null}
      {manages ? <ResubscribeButton subscriptions={subscriptions} of={of} /> : null}
    </>
  );
}
