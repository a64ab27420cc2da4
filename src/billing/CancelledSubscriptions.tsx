import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import { PageFoot } from '../lists/PageFoot.tsx';
import { useRowPages } from '../lists/small/useRowPages.ts';
import { useNarrow } from '../lists/useNarrow.ts';
import type { SubscriptionEntry, Subscriptions } from '../platform/subscriptions.ts';
import type { User } from '../platform/users.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { lazyComponent } from '../ui/lazy/lazyComponent.tsx';
import { OddRows } from '../ui/OddRows.tsx';
import { State } from '../ui/State.tsx';
import { useText } from '../ui/useText.ts';
import styles from './billing.module.css';
import { CancelledList } from './CancelledList.tsx';
import { CancelledTable } from './CancelledTable.tsx';
import { EntriesHead } from './EntriesHead.tsx';
import { ResubscribeButton } from './ResubscribeButton.tsx';
import { titleOf, useEntries, type NamedEntry } from './useEntries.ts';
import { useFound } from './useFound.ts';
import { useManages } from './useManages.ts';
import { useOpened } from './useOpened.ts';

const PaymentsDialog = lazyComponent(() => import('./PaymentsDialog.tsx'), ['subscriptions']);

interface Props {
  /** Missing until they are read. */
  subscriptions: Subscriptions | undefined;
  /** Whose they are; one's own where missing. */
  of?: User;
}

/** Of their parameters in the address. */
const PREFIX = 'cancelled';
const PAGE_SIZE = 10;
const NONE: SubscriptionEntry[] = [];

const endOf = ({ endedAt, canceledAt }: NamedEntry) => endedAt ?? canceledAt ?? 0;

/** The subscriptions that were cancelled, the last one first; each can be taken up again. */
export function CancelledSubscriptions({ subscriptions, of }: Props) {
  const t = useText();
  const narrow = useNarrow();
  const manages = useManages(of);
  const entries = useEntries(subscriptions?.archived ?? NONE);
  const search = useFound(entries, PREFIX);
  const { shown, last, ...pages } = useRowPages(
    search.found.toSorted((a, b) => endOf(b) - endOf(a)),
    { prefix: PREFIX, pageSize: PAGE_SIZE },
  );
  const { opened, toggle } = useOpened('ofCancelled');
  const read = entries.find(({ _id, payments }) => opened.includes(_id) && payments.length);
  const title = t('subscriptions.entry.cancelled');
  const Drawn = narrow ? CancelledList : CancelledTable;
  const acts = (entry: NamedEntry) =>
    subscriptions ? (
      <>
        {entry.payments.length ? (
          <IconButton
            label={t('subscriptions.payments.of', { name: titleOf(entry) })}
            aria-haspopup="dialog"
            {...PaymentsDialog.preloadProps}
            onClick={() => toggle(entry._id)}
          >
            <ReceiptIcon />
          </IconButton>
        ) : null}
        {manages ? <ResubscribeButton entry={entry} subscriptions={subscriptions} of={of} /> : null}
      </>
    ) : null;
  return (
    <section className="panel" aria-label={title}>
      <EntriesHead title={title} total={subscriptions && entries.length} search={search} />
      <OddRows count={subscriptions?.odd.archived ?? 0} />
      {entries.length || !subscriptions ? null : (
        <State
          kind="empty"
          heading="h3"
          title={t('subscriptions.entry.noneCancelled')}
          text={t('subscriptions.entry.noneCancelledHint')}
        />
      )}
      {entries.length && !shown.length ? <p className={styles.nothing}>{t('list.nothingFound')}</p> : null}
      {shown.length || !subscriptions ? <Drawn entries={subscriptions && shown} acts={acts} /> : null}
      {last > 1 ? (
        <div className={styles.foot}>
          <PageFoot {...pages} />
        </div>
      ) : null}
      {subscriptions && read ? (
        <PaymentsDialog entry={read} cards={subscriptions.cards} close={() => toggle(read._id)} />
      ) : null}
    </section>
  );
}
