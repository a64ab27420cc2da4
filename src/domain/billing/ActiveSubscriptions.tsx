import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import {
  EmbeddedList,
  EmbeddedPagination,
  NoMatches,
  RecordsIterator,
  useListContext,
  useRecordContext,
} from '../../admin/index.ts';
import type { SubscriptionEntry, Subscriptions } from '../../platform/subscriptions.ts';
import { userName } from '../../platform/userName.ts';
import type { User } from '../../platform/users.ts';
import { SkippedRows } from '../../ui/SkippedRows.tsx';
import { State } from '../../ui/State.tsx';
import { useText } from '../../ui/useText.ts';
import { ActiveSubscription } from './ActiveSubscription.tsx';
import styles from './billing.module.css';
import { CancelButton } from './CancelButton.tsx';
import { findUnpaid } from './payments.ts';
import { ResubscribeButton } from './ResubscribeButton.tsx';
import { SubscriptionSkeleton } from './SubscriptionSkeleton.tsx';
import { SubscriptionsPanelHead } from './SubscriptionsPanelHead.tsx';
import { getAllowedActions } from './subscriptionStates.ts';
import {
  subscriptionSearchText,
  toSubscriptionRecord,
  useCanManageSubscriptions,
  useNamedSubscriptions,
  type SubscriptionRecord,
} from './useNamedSubscriptions.ts';

interface Props {
  /** Undefined until they are loaded. */
  subscriptions: Subscriptions | undefined;
  /** The owner of the subscriptions. Undefined for the signed-in user. */
  of?: User;
}

const NONE: SubscriptionEntry[] = [];

/** Lists the active subscriptions. Those with an unpaid payment come first. */
export function ActiveSubscriptions({ subscriptions, of }: Props) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const manages = useCanManageSubscriptions(of);
  const entries = useNamedSubscriptions(subscriptions?.active ?? NONE);
  const owing = entries.filter(({ payments }) => findUnpaid(payments));
  const records = [...owing, ...entries.filter(entry => !owing.includes(entry))].map(toSubscriptionRecord);
  const title = t('subscriptions.entry.active');
  return (
    <EmbeddedList<SubscriptionRecord>
      records={subscriptions ? records : null}
      addressPrefix="active"
      perPage={10}
      getSearchText={subscriptionSearchText}
    >
      <section className="panel" aria-label={title}>
        <PageScroll heading={heading} />
        <SubscriptionsPanelHead ref={heading} title={title} total={subscriptions && entries.length} />
        <SkippedRows count={subscriptions?.skippedCounts.active ?? 0} />
        {subscriptions ? null : <SubscriptionSkeleton />}
        {entries.length || !subscriptions ? null : (
          <State
            kind="empty"
            heading="h3"
            title={t('subscriptions.entry.noneActive')}
            text={
              of
                ? t('subscriptions.entry.noneActiveOf', { name: userName(of) })
                : t('subscriptions.entry.noneActiveHint')
            }
          />
        )}
        {entries.length ? <NoMatches className={styles.nothing} /> : null}
        <Entries>
          <RecordsIterator<SubscriptionRecord>>
            <ActiveSubscription
              subscriptions={subscriptions!}
              of={of}
              actions={
                manages ? (
                  <ActiveActions
                    subscriptions={subscriptions!}
                    of={of}
                    onCancelled={() => heading.current?.focus()}
                  />
                ) : null
              }
            />
          </RecordsIterator>
        </Entries>
        <EmbeddedPagination className={styles.foot} />
      </section>
    </EmbeddedList>
  );
}

interface ActionsProps {
  subscriptions: Subscriptions;
  of: User | undefined;
  /** Moves the focus after a cancellation, because the buttons of the subscription disappear. */
  onCancelled(): void;
}

function ActiveActions({ subscriptions, of, onCancelled }: ActionsProps) {
  const { entry } = useRecordContext<SubscriptionRecord>()!;
  const { cancel, resubscribe } = getAllowedActions(entry);
  return (
    <>
      {resubscribe ? <ResubscribeButton subscriptions={subscriptions} of={of} /> : null}
      {cancel ? <CancelButton of={of} onCancelled={onCancelled} /> : null}
    </>
  );
}

const Entries = ({ children }: { children: ReactNode }) =>
  useListContext().data?.length ? <ul>{children}</ul> : null;

/** Keeps the heading visible when the page of the list changes. */
function PageScroll({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  const { page } = useListContext();
  const shownPage = useRef(page);
  useEffect(() => {
    if (shownPage.current !== page) heading.current?.scrollIntoView({ block: 'nearest' });
    shownPage.current = page;
  }, [page, heading]);
  return null;
}
